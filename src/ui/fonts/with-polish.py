"""Takes the Polish letters of a font's latin-ext file into its latin file: with-polish.py LATIN LATIN_EXT OUT (TTF).

A word of two files is shaped in pieces, and its pieces are not kerned. The letters are kerned as those they are made of.
Needs fontTools.
"""

import sys
from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR

BASES = dict(zip("ąćęłńśźżĄĆĘŁŃŚŹŻ", "acelnszzACELNSZZ"))


def main(latin_file, ext_file, out_file):
    latin, ext = TTFont(latin_file), TTFont(ext_file)
    ext_names = ext.getBestCmap()
    taken = {letter: take(latin, ext, ext_names[ord(letter)]) for letter in BASES}
    names = latin.getBestCmap()
    for table in latin["cmap"].tables:
        table.cmap.update({ord(letter): name for letter, name in taken.items()})
    kern(latin["GPOS"].table, {taken[letter]: names[ord(base)] for letter, base in BASES.items()})
    if "HVAR" in latin:
        del latin["HVAR"]
        add_HVAR(latin)
    latin.save(out_file)


def take(latin, ext, name):
    """The name of the same glyph in the latin file, which has it afterwards, with the parts it is made of."""
    glyph = ext["glyf"][name]
    for part in glyph.components if glyph.isComposite() else []:
        part.glyphName = take(latin, ext, part.glyphName)
    same = next((known for known in latin.getGlyphOrder() if is_same(latin, known, ext, name)), None)
    if same:
        return same
    new = f"ext.{name}"
    latin["glyf"][new] = glyph
    latin["hmtx"][new] = ext["hmtx"][name]
    if "gvar" in latin:
        latin["gvar"].variations[new] = ext["gvar"].variations.get(name, [])
    return new


def is_same(latin, known, ext, name):
    variations = lambda font, glyph: font["gvar"].variations.get(glyph, []) if "gvar" in font else []
    return (
        latin["glyf"][known] == ext["glyf"][name]
        and latin["hmtx"][known] == ext["hmtx"][name]
        and variations(latin, known) == variations(ext, name)
    )


def kern(table, base_of):
    for lookup in table.LookupList.Lookup:
        for sub in lookup.SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            if sub.LookupType == 2:
                (kern_pairs if sub.Format == 1 else kern_classes)(sub, base_of)


def kern_pairs(sub, base_of):
    for pairs in sub.PairSet:
        second = {record.SecondGlyph: record for record in pairs.PairValueRecord}
        for letter, base in base_of.items():
            if base in second:
                pairs.PairValueRecord.append(copy_for(second[base], letter))
        pairs.PairValueCount = len(pairs.PairValueRecord)
    sets = dict(zip(sub.Coverage.glyphs, sub.PairSet))
    sets.update({letter: sets[base] for letter, base in base_of.items() if base in sets})
    sub.Coverage.glyphs, sub.PairSet = list(sets), list(sets.values())
    sub.PairSetCount = len(sub.PairSet)


def copy_for(record, letter):
    made = type(record)()
    made.SecondGlyph, made.Value1, made.Value2 = letter, record.Value1, record.Value2
    return made


def kern_classes(sub, base_of):
    for letter, base in base_of.items():
        if base in sub.Coverage.glyphs:
            sub.Coverage.glyphs.append(letter)
        for classes in (sub.ClassDef1.classDefs, sub.ClassDef2.classDefs):
            if base in classes:
                classes[letter] = classes[base]


main(*sys.argv[1:])
