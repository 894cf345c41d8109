"""Pages in true millimetres, written as SVG and as PDF: shared by the build guide and the class kit."""
