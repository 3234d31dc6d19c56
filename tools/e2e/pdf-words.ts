import { inflateSync } from 'node:zlib'

/** Objects of a PDF that pdfkit wrote, by number: the dictionary and the decompressed stream. */
const objectsOf = (pdf: string): Map<string, { head: string; stream: string }> =>
  new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id = '', body = '']) => {
      const [head = '', packed] = body.split(/\nstream\n/, 2)
      const isPacked = packed !== undefined && head.includes('/FlateDecode')
      const bytes = Buffer.from((packed ?? '').replace(/\nendstream$/, ''), 'latin1')
      return [id, { head, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') }]
    }),
  )

const textOf = (hex: string): string =>
  Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le')

/** A font's characters in the order of its glyphs, from its ToUnicode table. */
const lettersOf = (table: string): string[] =>
  [...table.matchAll(/\[(.*?)\]/gs)].flatMap(([, row = '']) =>
    [...row.matchAll(/<(.*?)>/g)].map(([, hex = '']) => textOf(hex)),
  )

/** Extracts the texts of a PDF that the shop created, one entry per drawn piece. */
export const pdfWords = (file: Buffer): string[] => {
  const objects = objectsOf(file.toString('latin1'))
  const fonts = new Map(
    [...objects.values()].flatMap(({ head }) =>
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? []
        return [name, lettersOf(objects.get(table)?.stream ?? '')] as const
      }),
    ),
  )
  let letters: string[] = []
  return [...objects.values()].flatMap(({ stream }) =>
    [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, font, shown]) => {
      if (font !== undefined) letters = fonts.get(font) ?? []
      if (shown === undefined) return []
      const glyphs = [...shown.matchAll(/<(.*?)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      )
      return [glyphs.map((glyph) => letters[parseInt(glyph, 16)] ?? '').join('')]
    }),
  )
}
