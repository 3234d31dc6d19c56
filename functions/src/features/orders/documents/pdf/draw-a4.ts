import { columnsOf } from '@bartan/contract/tax/document-columns'
import { labelsIn } from '@bartan/contract/tax/document-labels'
import {
  headingOf,
  type DocumentWords,
  type MarkedWords,
} from '@bartan/contract/tax/document-words'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import { drawQr } from '../../pdf/draw-code.ts'
import { A4, type Pdf } from '../../pdf/new-pdf.ts'
import { BOLD, REGULAR, type Weight } from '../../pdf/scripts.ts'
import { heightOfText, widthOfText, writeText } from '../../pdf/write-text.ts'

const RIGHT = A4.width - A4.margin
const WIDTH = RIGHT - A4.margin

type Column = { title: string; width: number; align: 'left' | 'right' }

/** Between a figure and the next column. */
const GAP = 4

/** What an item's name has at least. */
const MIN_ITEM = 90

/** Of the lines' letters: smaller ones where figures are so large that the item would have no room. */
const SIZES = [8, 7.5, 7, 6.5, 6, 5.5] as const

type Cells = readonly (readonly string[])[]

/** Of a heading: its languages, and where there is less room its words, each on a line of its own. */
const LANGUAGES = / · /
const WORDS = /[\s·]+/

/** Columns as wide as their widest figure or part of the heading; the item takes the rest. */
const columnsAt = (
  pdf: Pdf,
  words: DocumentWords,
  cells: Cells,
  size: number,
  parts: RegExp,
): Column[] => {
  const widthOf = (texts: readonly string[], weight: Weight) =>
    Math.max(0, ...texts.map((text) => widthOfText(pdf, text, { size, weight })))
  const columns = columnsOf(words).map(({ name, title }, at): Column & { isItem: boolean } => {
    const figures = cells.map((row) => row[at] ?? '')
    const widest = Math.max(widthOf(title.split(parts), BOLD), widthOf(figures, REGULAR))
    const isItem = name === 'item'
    const align = isItem || name === 'hsn' ? 'left' : 'right'
    return { title, align, isItem, width: isItem ? 0 : widest + GAP }
  })
  const taken = columns.reduce((sum, { width }) => sum + width, 0)
  return columns.map(({ isItem, ...column }) =>
    isItem ? { ...column, width: WIDTH - taken } : column,
  )
}

type Shape = { size: number; columns: Column[] }

const roomIn = ({ columns: [item] }: Shape): number => item?.width ?? 0

/** No figure breaks over two lines, and where there is room no heading does. */
export const shapesOf = (pdf: Pdf, words: DocumentWords, cells: Cells): Shape => {
  const [size] = SIZES
  const whole = { size, columns: columnsAt(pdf, words, cells, size, LANGUAGES) }
  if (roomIn(whole) >= 2 * MIN_ITEM) return whole
  const ways = SIZES.map((one) => ({
    size: one,
    columns: columnsAt(pdf, words, cells, one, WORDS),
  }))
  return (
    ways.find((one) => roomIn(one) >= MIN_ITEM) ?? {
      size: SIZES[5],
      columns: ways.at(-1)?.columns ?? [],
    }
  )
}

/** In column headings, the Hindi text goes below the English. */
const inLines = (title: string): string => title.replace(' · ', '\n')

type Letters = { size: number; weight: Weight }

const drawRow = (
  pdf: Pdf,
  columns: readonly Column[],
  cells: readonly string[],
  letters: Letters,
): void => {
  const heights = columns.map(({ width }, at) =>
    heightOfText(pdf, cells[at] ?? '', { width: width - 4, ...letters }),
  )
  const height = Math.max(...heights) + 5
  if (pdf.y + height > A4.height - A4.margin) pdf.addPage()
  const { y } = pdf
  let x = A4.margin
  for (const [at, { width, align }] of columns.entries()) {
    writeText(pdf, cells[at] ?? '', { x, y, width: width - 4, align, ...letters })
    x += width
  }
  pdf.y = y + height
  pdf
    .moveTo(A4.margin, pdf.y - 2)
    .lineTo(RIGHT, pdf.y - 2)
    .lineWidth(0.3)
    .stroke('#999999')
  pdf.fillColor('#000000')
}

const drawBlock = (pdf: Pdf, lines: readonly string[], x: number, y: number): number => {
  pdf.y = y
  for (const line of lines) writeText(pdf, line, { x, width: WIDTH / 2 - 10, size: 8.5 })
  return pdf.y
}

const QR_SIDE = 68

const drawUpi = (pdf: Pdf, upi: string, toPay: string): void => {
  pdf.y += 14
  if (pdf.y + QR_SIDE > A4.height - A4.margin) pdf.addPage()
  const { y } = pdf
  drawQr(pdf, upi, { x: A4.margin, y, side: QR_SIDE })
  pdf.text(`${labelsIn('hi')('Scan to pay by UPI')}: ${toPay}`, A4.margin + QR_SIDE + 10, y + 26)
}

/** On one or more sheets; the heading is in English and Hindi in any language. */
export const drawA4 = (pdf: Pdf, { kind, lines }: TaxDocument, words: MarkedWords): void => {
  pdf.font(BOLD, 15).text(headingOf(kind, 'hi'), A4.margin, A4.margin)
  pdf.font(REGULAR, 8).text(words.copy)
  if (words.note) pdf.font(REGULAR, 8).text(words.note)
  pdf.moveDown(0.6)
  const { y } = pdf
  pdf.font(REGULAR, 8.5)
  const left = drawBlock(pdf, words.seller, A4.margin, y)
  const right = drawBlock(pdf, words.facts, A4.margin + WIDTH / 2 + 10, y)
  pdf.y = Math.max(left, right) + 8
  pdf.font(BOLD, 8.5).text(labelsIn('hi')('Bill to'), A4.margin, pdf.y)
  pdf.font(REGULAR, 8.5)
  pdf.y = drawBlock(pdf, words.buyer, A4.margin, pdf.y) + 10
  const cells = lines.map((line) => columnsOf(words).map(({ of }) => of(line)))
  const { size, columns } = shapesOf(pdf, words, cells)
  const titles = columns.map(({ title }) => inLines(title))
  drawRow(pdf, columns, titles, { size, weight: BOLD })
  for (const row of cells) drawRow(pdf, columns, row, { size, weight: REGULAR })
  const sums = [
    { title: '', width: WIDTH - 120, align: 'right' as const },
    { title: '', width: 120, align: 'right' as const },
  ]
  for (const [name = '', amount = ''] of words.sums)
    drawRow(pdf, sums, [name, amount], { size: 9, weight: BOLD })
  pdf.font(REGULAR, 8.5).text(words.words, A4.margin, pdf.y + 6, { width: WIDTH })
  writeText(pdf, words.signature, { x: A4.margin, y: pdf.y + 14, width: WIDTH, size: 8.5 })
  if (words.upi !== undefined) drawUpi(pdf, words.upi, words.toPay)
}
