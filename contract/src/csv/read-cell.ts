import { rupees, type Rupees } from '../shared/money.ts'
import { plainDigits } from '../shared/plain-digits.ts'
import { typedRupees } from '../shared/typed-amount.ts'

/** What a cell of a table that others made says. Each reader tells an empty cell from one that it can't read. */

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'

const SPOILED = [
  // A long number in scientific notation has lost its last digits.
  /^\d(?:[.,]\d+)?e\+?\d{1,3}$/i,
  // A size or code that was taken for a date: 2-3 became 02-Mar.
  new RegExp(`^\\d{1,2}-(?:${MONTHS})(?:-\\d{2,4})?$`, 'i'),
  new RegExp(`^(?:${MONTHS})-\\d{1,4}$`, 'i'),
  /^#(?:ref!|n\/a|name\?|value!|div\/0!|null!|num!|spill!|calc!)$/i,
  /^#{3,}$/,
]

/** Whether a spreadsheet has put something else in the place of a text or number. */
export const isSpoiled = (cell: string): boolean =>
  cell.length <= 30 && SPOILED.some((pattern) => pattern.test(cell.trim()))

/** For a cell without a value: blank, -, NA. */
const NONE = /^(?:[-–—.]*|n\.?\/?a\.?|nil|null|none|undefined)$/i

const isNone = (cell: string): boolean => cell.length <= 9 && NONE.test(cell.trim())

/**
 * The amount in a cell: `₹1,299.00`, `Rs. 1,299/-`, `(45.00)` and `-45` for less than nothing. Null if there is none;
 * undefined if it can't be read.
 */
export const cellAmount = (cell: string): Rupees | null | undefined => {
  const text = cell.trim()
  if (isNone(text)) return null
  if (text.length > 40) return undefined
  const inside = /^\((.*)\)$/.exec(text)?.[1] ?? /^(?:₹|rs\.?)?\s*-\s*(.+)$/i.exec(text)?.[1]
  const amount = typedRupees(inside ?? text)
  if (amount === undefined || (inside !== undefined && amount < 0)) return undefined
  return inside === undefined ? amount : rupees(0 - amount)
}

/** A whole number in a cell: `1,200`, `12.0`, `१२`. Null and undefined as of an amount. */
export const cellCount = (cell: string): number | null | undefined => {
  if (isNone(cell)) return null
  const text = plainDigits(cell).replaceAll(/[ ,]/g, '')
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? Math.floor(Number(text)) : undefined
}

/** A code as text: without the signs by which a spreadsheet keeps it as such, or the `.0` that it adds to numbers. */
export const cellCode = (cell: string): string => {
  const text = (/^="(.*)"$/.exec(cell.trim())?.[1] ?? cell).trim().replace(/^'/, '')
  return /^\d{4,}\.0{1,2}$/.test(text) ? text.slice(0, text.indexOf('.')) : text
}

const YES = new Set('yes y true t 1 on ✓ ✔ हाँ हां हा होय हो হ্যাঁ হাঁ ஆம் haan ha ho'.split(' '))
const NO = new Set('no n false f 0 off ✗ ✘ नहीं नही ना नाही नको না নয় இல்லை nahin nahi'.split(' '))

/** Null if the cell is empty; undefined if it can't be read. */
export const cellYesNo = (cell: string): boolean | null | undefined => {
  const text = cell.trim().toLowerCase()
  if (text === '') return null
  if (YES.has(text)) return true
  return NO.has(text) ? false : undefined
}

const monthNumber = (name: string): number =>
  MONTHS.split('|').indexOf(name.slice(0, 3).toLowerCase()) + 1

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))

const dayOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1990 && year < 2100 ? date.toISOString().slice(0, 10) : undefined
}

/** Spreadsheets count days from here. */
const SERIAL_START = Date.UTC(1899, 11, 30)
const DAY = 86_400_000

const SHAPES: [RegExp, (parts: string[]) => string | undefined][] = [
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,].*)?$/,
    ([year = '', month, day]) => dayOf(Number(year), Number(month), Number(day)),
  ],
  [/^(\d{4})(\d{2})(\d{2})$/, ([y, m, d]) => dayOf(Number(y), Number(m), Number(d))],
  [
    // The day comes first, as in India, unless it can't be one.
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,].*)?$/,
    ([first, second, year = '']) =>
      Number(second) > 12
        ? dayOf(fullYear(year), Number(first), Number(second))
        : dayOf(fullYear(year), Number(second), Number(first)),
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})\.?[-/., ]+(\d{4}|\d{2})(?:[T ,].*)?$/i,
    ([day, month = '', year = '']) => dayOf(fullYear(year), monthNumber(month), Number(day)),
  ],
  [
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[T ,].*)?$/i,
    ([month = '', day, year]) => dayOf(Number(year), monthNumber(month), Number(day)),
  ],
  [
    /^(\d{5})(?:\.\d+)?$/,
    ([serial]) => {
      const date = new Date(SERIAL_START + Number(serial) * DAY)
      return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
    },
  ],
]

/** The day in a cell, as 2026-11-05. Null if there is none; undefined if it can't be read. */
export const cellDay = (cell: string): string | null | undefined => {
  const text = plainDigits(cell.trim().slice(0, 60))
  if (isNone(text)) return null
  for (const [shape, read] of SHAPES) {
    const found = shape.exec(text)
    if (found) return read(found.slice(1))
  }
  return undefined
}
