"""Makes the fonts of the pages and pictures from the npm packages of Fontsource (README.md says which).

    npm pack @fontsource-variable/figtree @fontsource-variable/bricolage-grotesque    # and unpack each
    pip install fonttools brotli
    python3 subset.py FIGTREE_FOLDER BRICOLAGE_FOLDER
"""

import math
import sys
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# All of Latin-1, Italian and the signs of the pages; what people's names may have besides falls back.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’‚“”„•…‹›€−⁴⁶↑↓")]
# The letters of headings: no signs of tables.
DISPLAY = [*range(0x20, 0x7F), *map(ord, "£·×–’“”…−ÀÈÉÌÒÙàèéìòùç«»")]


def tabular(font):
    """Figures are equally wide everywhere, with no feature to switch on."""
    wide = {}
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                    wide.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for letter in range(ord("0"), ord("9") + 1):
            table.cmap[letter] = wide.get(table.cmap[letter], table.cmap[letter])


def add(font, code, name, glyph, advance):
    font["glyf"][name] = glyph
    font.setGlyphOrder(font["glyf"].glyphOrder)
    font["hmtx"][name] = (advance, 0)
    if "gvar" in font:
        font["gvar"].variations[name] = []
    for table in font["cmap"].tables:
        table.cmap[code] = name


def signs(font):
    """Signs that Figtree lacks: made of its own shapes where there are some, so that they grow heavier with it."""
    glyphs, cmap, advances = font["glyf"], font.getBestCmap(), font["hmtx"]

    def made_of(code, name, parts, advance):
        pen = TTGlyphPen(glyphs)
        for letter, transform in parts:
            pen.addComponent(cmap[ord(letter)], transform)
        add(font, code, name, pen.glyph(), advance)

    def drawn(code, name, outlines, advance=700):
        pen = TTGlyphPen(None)
        for points in outlines:
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()
        add(font, code, name, pen.glyph(), advance)

    def round_points(radius, around, count, clockwise=True, turn=0.0):
        step = (-1 if clockwise else 1) * 2 * math.pi / count
        ring = [(radius if isinstance(radius, int) else radius[i % 2], math.pi / 2 + turn + i * step) for i in range(count)]
        return [(round(around[0] + r * math.cos(a)), round(around[1] + r * math.sin(a))) for r, a in ring]

    up, down = cmap[ord("↑")], cmap[ord("↓")]
    wide = advances[up][0]
    tall = (glyphs[up].yMin + glyphs[up].yMax) // 2
    margin = 60
    long = glyphs[up].yMax - glyphs[up].yMin + 2 * margin
    # Turned by a quarter: what was high becomes wide.
    made_of(0x2192, "right", [("↑", (0, -1, 1, 0, margin - glyphs[up].yMin, tall + wide // 2))], long)
    made_of(0x2190, "left", [("↓", (0, -1, 1, 0, margin - glyphs[down].yMin, tall + wide // 2))], long)
    tilde, less = advances[cmap[ord("~")]][0], advances[cmap[ord("<")]][0]
    # A minus as wide as the plus beside which it is read.
    minus, plus = glyphs[cmap[ord("−")]], advances[cmap[ord("+")]][0]
    stretch = 1.34
    shift = plus // 2 - round(stretch * (minus.xMin + minus.xMax) / 2)
    made_of(0x2212, "minus_wide", [("−", (stretch, 0, 0, 1, shift, 0))], plus)
    made_of(0x2248, "about", [("~", (1, 0, 0, 1, 0, 110)), ("~", (1, 0, 0, 1, 0, -110))], tilde)
    bar = (less - advances[cmap[ord("−")]][0]) // 2
    for code, name, sign in [(0x2264, "at_most", "<"), (0x2265, "at_least", ">")]:
        made_of(code, name, [(sign, (1, 0, 0, 1, 0, 90)), ("−", (1, 0, 0, 1, bar, -300))], less)
    middle = (400, 350)
    star = round_points((390, 165), middle, 10)
    drawn(0x2605, "star", [star], 800)
    drawn(0x25CF, "dot", [round_points(250, (325, 350), 24)], 650)
    drawn(0x25B2, "up_full", [[(50, 80), (350, 640), (650, 80)]])
    drawn(0x25BC, "down_full", [[(50, 620), (650, 620), (350, 60)]])
    drawn(0x25BD, "down_open", [[(30, 620), (670, 620), (350, 40)], [(158, 545), (350, 197), (542, 545)]])
    drawn(0x2713, "tick", [[(60, 330), (150, 420), (265, 300), (540, 650), (640, 575), (275, 110)]])


def keep(font, letters, features):
    options = Options()
    options.layout_features = features
    options.name_IDs = [0, 1, 2, 13, 14]
    options.hinting = False
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def save(font, path, flavor=None):
    font.flavor = flavor
    font.save(path)
    print(path, path.stat().st_size)


def main(figtree, bricolage):
    here = Path(__file__).parent
    source = Path(figtree) / "files/figtree-latin-wght-normal.woff2"
    symbols = [0x2190, 0x2192, 0x2248, 0x2264, 0x2265, 0x2605, 0x25B2, 0x25BC, 0x25BD, 0x25CF, 0x2713]

    def text(weights):
        font = TTFont(source, recalcTimestamp=False)
        font = instantiateVariableFont(font, {"wght": weights}, updateFontNames=False)
        if "HVAR" in font:
            del font["HVAR"]  # it does not know the added signs; gvar says the same
        tabular(font)
        signs(font)
        for name in font.getGlyphOrder() if "gvar" in font else []:
            font["gvar"].variations.setdefault(name, [])
        keep(font, LETTERS + symbols, ["kern", "ccmp", "locl", "mark", "rvrn"])
        return font

    save(text((400, 800)), here / "Figtree.woff2", "woff2")
    for name, weight in [("Regular", 400), ("Bold", 700)]:
        font = text(weight)
        font["OS/2"].usWeightClass = weight
        bold = weight == 700
        font["OS/2"].fsSelection = 0x20 if bold else 0x40
        font["head"].macStyle = int(bold)
        font["name"].setName("Figtree", 1, 3, 1, 0x409)
        font["name"].setName(name, 2, 3, 1, 0x409)
        save(font, here / f"Figtree-{name}.ttf")

    font = TTFont(Path(bricolage) / "files/bricolage-grotesque-latin-standard-normal.woff2", recalcTimestamp=False)
    font = instantiateVariableFont(font, {"opsz": 36, "wdth": 92, "wght": 800}, updateFontNames=False)
    tabular(font)
    keep(font, DISPLAY, ["kern"])
    save(font, here / "Bricolage.woff2", "woff2")


main(*sys.argv[1:])
