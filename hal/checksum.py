"""The store's checksum, for firmware whose binascii has no crc32: CRC-32 with the polynomial of zip files."""


def crc32(data: bytes) -> int:
    """Return what binascii.crc32(data) returns."""
    high = low = 0xFFFF  # two halves: a board allocates an object for an int beyond 30 bits
    for byte in data:
        low ^= byte
        for _ in range(8):
            out = low & 1
            low = low >> 1 | (high & 1) << 15
            high >>= 1
            if out:
                high ^= 0xEDB8
                low ^= 0x8320
    return (high ^ 0xFFFF) << 16 | (low ^ 0xFFFF)
