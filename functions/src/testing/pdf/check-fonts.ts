import { named, type PdfFile, type PdfObject } from './read-pdf.ts'

/** Where a table of a TrueType font begins. */
const tableOf = (font: Buffer, name: string): number => {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8)
  throw new Error(`The font has no ${name}`)
}

/** What its program says: thousandths of its size that each glyph takes. */
const programWidths = (font: Buffer): number[] => {
  const unit = font.readUInt16BE(tableOf(font, 'head') + 18) / 1000
  const glyphs = font.readUInt16BE(tableOf(font, 'maxp') + 4)
  const measured = font.readUInt16BE(tableOf(font, 'hhea') + 34)
  const hmtx = tableOf(font, 'hmtx')
  return Array.from(
    { length: glyphs },
    (_, glyph) => font.readUInt16BE(hmtx + 4 * Math.min(glyph, measured - 1)) / unit,
  )
}

const statedWidths = (head: string): number[] => {
  const [, list = ''] = /\/W \[0 \[([^\]]*)\]\]/.exec(head) ?? []
  return list.trim().split(/\s+/).map(Number)
}

/** The glyphs that a page shows in a font; each is a number of four digits in base 16. */
const shownIn = (content: string, font: string): Set<number> => {
  const shown = new Set<number>()
  let isThis = false
  for (const [, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]*)>/g)) {
    if (name !== undefined) isThis = name === font
    else if (isThis)
      for (const [glyph] of (hex ?? '').matchAll(/.{4}/g)) shown.add(parseInt(glyph, 16))
  }
  return shown
}

const checkFont = (file: PdfFile, font: PdfObject, shown: ReadonlySet<number>): string[] => {
  const { head } = font
  const descendant = named(file, head, 'DescendantFonts')
  const descriptor = named(file, descendant?.head, 'FontDescriptor')
  const program = named(file, descriptor?.head, 'FontFile2')?.data
  if (!program) return ['a font is not embedded']
  const real = programWidths(program)
  const stated = statedWidths(descendant?.head ?? '')
  const [, name] = /\/BaseFont \/([A-Z]{6}\+\S+)/.exec(head) ?? []
  return [
    ...(/\/Subtype \/Type0\b/.test(head) && /\/Encoding \/Identity-H\b/.test(head)
      ? []
      : ['a font has no encoding that is known']),
    ...(/\/CIDToGIDMap \/Identity\b/.test(descendant?.head ?? '') ? [] : ['no CIDToGIDMap']),
    ...(named(file, head, 'ToUnicode') ? [] : ['no ToUnicode']),
    ...(name !== undefined &&
    [descendant, descriptor].every((one) => one?.head.includes(`/${name}`))
      ? []
      : ['a font has several names']),
    ...(shown.has(0) ? [`a letter that ${name} does not have`] : []),
    ...[...shown].flatMap((glyph) =>
      Math.abs((real[glyph] ?? NaN) - (stated[glyph] ?? NaN)) <= 1
        ? []
        : [`glyph ${glyph} of ${name} is ${real[glyph]} wide, not ${stated[glyph]}`],
    ),
  ]
}

/** ISO 19005-2, 6.2.11: each font is embedded, as wide as stated, and has each letter that a page shows in it. */
export const checkFonts = (file: PdfFile, pages: readonly PdfObject[]): string[] =>
  pages.flatMap((page) => {
    const content = named(file, page.head, 'Contents')?.data?.toString('latin1') ?? ''
    const resources = named(file, page.head, 'Resources')?.head ?? ''
    return [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].flatMap(([, name = '', id = '']) => {
      const font = file.objects.get(id)
      return font ? checkFont(file, font, shownIn(content, name)) : [`no font ${name}`]
    })
  })
