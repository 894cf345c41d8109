"""Pages in true millimetres, written as SVG and PDF. The build guide and the class kit both use it."""
