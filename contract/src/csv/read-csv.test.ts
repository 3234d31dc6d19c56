import { describe, expect, it, vi } from 'vitest'
import { CSV_LIMITS } from './csv-limits.ts'
import { decodeTable } from './decode-table.ts'
import { readCsv } from './read-csv.ts'
import { csvFile, csvText } from './write-csv.ts'

const LIMITS = { bytes: 100_000, rows: 3, columns: 4, cells: 10, milliseconds: 60_000 }

const cellsOf = async (text: string) => (await readCsv(text, LIMITS)).map(({ cells }) => cells)

const refusal = async (text: string, limits = LIMITS) =>
  readCsv(text, limits).then(
    () => 'read',
    (error: Error) => error.message,
  )

describe('a table is read', () => {
  it.each([
    ['commas', 'a,b\n1,"2;3"', '2;3'],
    ['semicolons', 'a;b\n1;2,3', '2,3'],
    ['semicolons that Excel tells of', 'sep=;\r\na;b\r\n1;2,3', '2,3'],
    ['tabs', 'a, c\tb\n1\t2,3', '2,3'],
    ['a mark of byte order', '\uFEFFa,b\r\n1,2\r\n', '2'],
    ['ends of lines of an old Mac', 'a,b\r1,2', '2'],
    ['quotation marks in quotes', 'a,b\n1,"2 ""x"""', '2 "x"'],
    ['lines in a cell', 'a,b\n1,"2\r\n3"', '2\n3'],
    ['a quoted formula', "a,b\n1,'=2+3", '=2+3'],
    ['a number as text', "a,b\n1,'0012", '0012'],
    ['an amount as text', `a,b\n1,"'₹1,299.00"`, '₹1,299.00'],
    ['a text as a formula', 'a,b\n1,="Pan 149"', 'Pan 149'],
    ['an apostrophe of its own', "a,b\n1,'90s pan", "'90s pan"],
  ])('with %s', async (_, text, second) => {
    const [, row] = await cellsOf(text)
    expect(row).toEqual(['1', second])
  })

  it('with its rows as a spreadsheet counts them, blank ones left out', async () => {
    expect(await readCsv('\n\na,b\n\n;;\n , \n1,2', LIMITS)).toEqual([
      { row: 3, cells: ['a', 'b'] },
      { row: 5, cells: [';;'] },
      { row: 7, cells: ['1', '2'] },
    ])
  })

  it('in parts, each row once', async () => {
    const wide = 'x'.repeat(300)
    const written = Array.from({ length: 20_000 }, (_, place) => [`a${place}`, wide, '"\n,"'])
    const read = await readCsv(csvFile(written), CSV_LIMITS.products)
    expect(read.map(({ cells: [first] }) => first)).toEqual(written.map(([first]) => first))
    expect(read.at(-1)).toEqual({ row: 20_000, cells: ['a19999', wide, '"\n,"'] })
  })

  it('with a cell that is too long cut behind its limit', async () => {
    const [, row] = await readCsv(`a,b\n${'x'.repeat(200_000)},2`, CSV_LIMITS.import)
    expect(row?.cells.map(({ length }) => length)).toEqual([100_001, 1])
  })

  it('as it was written', async () => {
    const rows = [
      ['a;b', '=1+1', '-5.00', '@x'],
      ['"', "'", '\u{FF1D}1', 'तवा'],
      ['="x"', "'x"],
    ]
    expect(await cellsOf(csvFile(rows))).toEqual(rows)
    expect(csvText([['=1', '+1', '-1x', '@1', '\t1', '\r1', '-5']])).toBe(
      `'=1,'+1,'-1x,'@1,"'\t1","'\r1",-5\r\n`,
    )
  })
})

describe('a table is refused that has', () => {
  it.each([
    ['too many columns', 'a,b\n1,2,3,4,5', 'Row 2 has 5 columns: at most 4 are read'],
    ['too many rows', 'a\n1\n2\n3\n4', 'The file has too many rows: at most 3 are read at once'],
    [
      'too many cells',
      'a,b,c,d\n1,2,3,4\n1,2,3',
      'The file has too many cells: at most 10 are read at once',
    ],
    ['too many bytes', 'ä'.repeat(50_001), 'The file is larger than 100 kB'],
    ['no end of a quote', 'a,b\n"1,2', 'This is no CSV file: a quotation mark is missing in row 2'],
  ])('%s', async (_, text, message) => {
    expect(await refusal(text)).toBe(message)
  })

  it('what takes too long', async () => {
    expect(await refusal('a\n1', { ...LIMITS, milliseconds: -1 })).toContain('takes too long')
  })
})

it('reads a row that is longer than a part again, but all of them no more than a few times', async () => {
  const { default: papa } = await import('papaparse')
  let read = 0
  const { Parser } = papa
  vi.spyOn(papa, 'Parser').mockImplementation(function (config) {
    const parser = new Parser(config)
    const parse = parser.parse.bind(parser)
    parser.parse = (text, ...more) => {
      read += text.length
      return parse(text, ...more)
    }
    return parser
  })
  const text = `a,b\n${'1,2\n'.repeat(200_000)}"${'""'.repeat(2_000_000)}",2\n`
  const rows = await readCsv(text, { ...CSV_LIMITS.import, rows: 300_000 })
  vi.restoreAllMocks()
  expect(rows).toHaveLength(200_002)
  expect(read).toBeGreaterThan(text.length)
  expect(read).toBeLessThan(4 * text.length)
})

it('leaves others their turn while it reads', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1))
  await readCsv(`a,b\n${'1,2\n'.repeat(500_000)}`, { ...CSV_LIMITS.import, rows: 500_000 })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(4)
})

it.each([
  ['rows', `a,b${'\n'.repeat(500_000)}`],
  ['columns', `a,b\n${','.repeat(500_000)}`],
  ['quotes', `a,b\n${'"'.repeat(499_000)}`],
  ['quotes and spaces', `a,b\n"${'" '.repeat(249_000)}`],
  ['quotes and letters', `a,b\n"${'"x'.repeat(249_000)}\n,`],
  ['ends of lines in a quote', `a,b\n"${'\n'.repeat(499_000)}`],
])('half a megabyte of %s is refused, and keeps nobody waiting', async (_, text) => {
  expect(await refusal(text, CSV_LIMITS.shipments)).not.toBe('')
})

const TEXT = 'नाम,price\nतवा,1299\n'

const utf16 = (text: string, isBigEndian = false): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16', utf16(TEXT)],
  ['UTF-16 with a byte order mark', utf16(`\uFEFF${TEXT}`)],
  ['UTF-16 from the other end', utf16(TEXT, true)],
  ['UTF-16 from the other end with a byte order mark', utf16(`\uFEFF${TEXT}`, true)],
])('reads a table in %s', (_, bytes) => {
  expect(decodeTable(bytes)).toBe(TEXT)
})

it('reads a table in Windows-1252 where it is no UTF-8', () => {
  expect(decodeTable(Buffer.from('name,price\nCaf\u00E9,\u00A35', 'latin1'))).toBe(
    'name,price\nCafé,£5',
  )
})

it('reads the start of a table that was cut within a character as what it is', () => {
  const cut = Buffer.from(TEXT).subarray(0, 4)
  expect(decodeTable(cut, true)).toBe('न')
})
