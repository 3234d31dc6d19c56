import { csvText } from '@bartan/contract/csv/write-csv'
import { CATEGORIES } from '@bartan/contract/products/rules'

const COLUMNS = ['Handle', 'Title', 'Body (HTML)', 'Type', 'Tags', 'Variant SKU', 'Variant Price']

const MEGABYTE = 1_000_000

/** A body may have so many characters; more are refused before anything reads them. */
const BODY = 99_000

const list = (rows: readonly { body?: string; tags?: string }[]): string =>
  csvText([
    COLUMNS,
    ...rows.map(({ body = '', tags = '' }, place) => [
      `hostile-${place}`,
      `Hostile ${place}`,
      body,
      CATEGORIES[0],
      tags,
      `HOSTILE-${place}`,
      100,
    ]),
  ])

const filled = (sign: string, bytes: number): string =>
  sign.repeat(Math.floor(bytes / Buffer.byteLength(sign)))

/** Exports that somebody has made to keep the shop busy, each within the limit of a file. */
export const HOSTILE_LISTS: readonly (readonly [what: string, csv: string])[] = [
  ['one cell of <', list([{ body: filled('<', 9.5 * MEGABYTE) }])],
  ['one cell of tags', list([{ body: filled('<b>', 0.75 * MEGABYTE) }])],
  ['one cell of ‹', list([{ body: filled('‹', 3 * MEGABYTE) }])],
  ['one cell of commas', list([{ tags: filled(',', 9 * MEGABYTE) }])],
  [
    'ninety bodies of tags',
    list(Array.from({ length: 90 }, () => ({ body: filled('<b>', BODY) }))),
  ],
  ['ninety bodies of <', list(Array.from({ length: 90 }, () => ({ body: filled('<', BODY) })))],
  ['400,000 short rows', `${COLUMNS.join(',')}\n${'a,b,c\n'.repeat(400_000)}`],
]
