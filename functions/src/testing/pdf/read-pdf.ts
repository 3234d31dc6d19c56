import { inflateSync } from 'node:zlib'

/** An object of a PDF: what it says of itself, and its stream, packed and unpacked. */
export type PdfObject = { head: string; packed?: Buffer; data?: Buffer }

export type PdfFile = {
  bytes: Buffer
  objects: ReadonlyMap<string, PdfObject>
  trailer: string
}

const unpacked = (head: string, packed: Buffer): Buffer =>
  head.includes('/FlateDecode') ? inflateSync(packed) : packed

const STREAM = '\nstream\n'

/** By the table at its end, as a viewer finds them: throws where that doesn't lead to them. */
export const readPdf = (bytes: Buffer): PdfFile => {
  const text = bytes.toString('latin1')
  const [, start = ''] = /\nstartxref\n(\d+)\n%%EOF\n?$/.exec(text) ?? []
  const [table = '', trailer = ''] = text.slice(Number(start)).split('\ntrailer\n')
  const entries = [...table.matchAll(/^(\d{10}) \d{5} n $/gm)]
  const objects = new Map(
    entries.map(([, at = ''], place): [string, PdfObject] => {
      const [id, offset] = [String(place + 1), Number(at)]
      const opening = `${id} 0 obj\n`
      if (!text.startsWith(opening, offset)) throw new Error(`No object ${id} at ${offset}`)
      const from = offset + opening.length
      const end = text.indexOf('\nendobj', from)
      const begin = text.indexOf(STREAM, from)
      if (begin === -1 || begin > end) return [id, { head: text.slice(from, end) }]
      const head = text.slice(from, begin)
      const [, length = ''] = /\/Length (\d+)/.exec(head) ?? []
      const first = begin + STREAM.length
      const packed = bytes.subarray(first, first + Number(length))
      if (!text.startsWith('\nendstream\nendobj', first + packed.length))
        throw new Error(`The stream of object ${id} is not as long as it says`)
      return [id, { head, packed, data: unpacked(head, packed) }]
    }),
  )
  return { bytes, objects, trailer }
}

/** The object that another one names by a key; where there are several, the first. */
export const named = (
  { objects }: PdfFile,
  head: string | undefined,
  key: string,
): PdfObject | undefined => {
  const [, id = ''] = new RegExp(`/${key} \\[?\\s*(\\d+) 0 R`).exec(head ?? '') ?? []
  return objects.get(id)
}

export const ofType = ({ objects }: PdfFile, type: string): PdfObject[] =>
  [...objects.values()].filter(({ head }) => new RegExp(`/Type /${type}\\b`).test(head))
