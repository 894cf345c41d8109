"""The checksum of the store, for a firmware whose binascii has none: CRC-32, the polynomial of zip files."""


def crc32(data: bytes) -> int:
    """The same number as binascii.crc32."""
    high = low = 0xFFFF  # two halves: a board makes objects of ints beyond 30 bits
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
