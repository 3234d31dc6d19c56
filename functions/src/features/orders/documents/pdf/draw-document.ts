import { itemOf } from '@bartan/contract/tax/document-columns'
import { labelsIn } from '@bartan/contract/tax/document-labels'
import {
  copyWords,
  documentWords,
  headingOf,
  rupees,
  type MarkedWords,
} from '@bartan/contract/tax/document-words'
import type { Copy } from '@bartan/contract/tax/rules'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import { drawQr } from '../../pdf/draw-code.ts'
import { A4, finishPdf, newPdf, type Page, type Pdf } from '../../pdf/new-pdf.ts'
import { BOLD, REGULAR } from '../../pdf/scripts.ts'
import { writeText } from '../../pdf/write-text.ts'
import { drawA4 } from './draw-a4.ts'

/** 80 mm wide, of which a printer prints 72; as long as needed. */
const ROLL: Page = { width: 226.77, height: 14_000, margin: 12 }

const WIDTH = ROLL.width - 2 * ROLL.margin

const QR_SIDE = 90

/** Between a text and its amount. */
const GAP = 6

/** The amount is beside the text, or below one that leaves it no room. */
const drawPair = (pdf: Pdf, [left = '', right = '']: readonly string[]): void => {
  const { y } = pdf
  const isNarrow = pdf.widthOfString(left) + pdf.widthOfString(right) + GAP > WIDTH
  pdf.text(left, ROLL.margin, y, { width: WIDTH })
  if (!isNarrow) pdf.y = y
  pdf.text(right, ROLL.margin, y, { width: WIDTH, align: 'right' })
}

const drawAll = (pdf: Pdf, texts: readonly string[]): void => {
  for (const text of texts) writeText(pdf, text, { x: ROLL.margin, width: WIDTH, size: 7 })
  pdf.moveDown(0.5)
}

/** Draws on an 80 mm roll; returns where the drawing ends. */
const drawRoll = (pdf: Pdf, { kind, lines }: TaxDocument, words: MarkedWords): number => {
  pdf.font(BOLD, 10).text(headingOf(kind, 'hi'), ROLL.margin, ROLL.margin, { width: WIDTH })
  pdf.font(REGULAR, 7).text(words.copy)
  if (words.note) drawAll(pdf, [words.note])
  for (const block of [words.seller, words.facts, words.buyer]) drawAll(pdf, block)
  for (const line of lines) {
    writeText(pdf, itemOf(line), { x: ROLL.margin, width: WIDTH, size: 7 })
    const rate = words.isTaxed ? ` · ${line.rate}%` : ''
    const code = line.hsn ? ` · HSN ${line.hsn}` : ''
    const off = line.discount > 0 ? ` − ${rupees(line.discount)}` : ''
    const priced = `${line.quantity} Nos × ${rupees(line.unitPrice)}${off}`
    drawPair(pdf, [`${priced}${code}${rate}`, rupees(line.gross)])
  }
  pdf.moveDown(0.5)
  pdf.font(BOLD, 7.5)
  for (const sum of words.sums) drawPair(pdf, sum)
  pdf.moveDown(0.5)
  pdf.font(REGULAR, 7)
  drawAll(pdf, [words.words, words.signature])
  if (words.upi !== undefined) {
    drawQr(pdf, words.upi, { x: (ROLL.width - QR_SIDE) / 2, y: pdf.y + 6, side: QR_SIDE })
    pdf.y += QR_SIDE + 10
    pdf.text(`${labelsIn('hi')('Scan to pay by UPI')}: ${words.toPay}`, ROLL.margin, pdf.y, {
      width: WIDTH,
      align: 'center',
    })
  }
  return pdf.y
}

/** Languages of drawn labels: Poppins has the letters of both. */
type DocumentLanguage = 'en' | 'hi'

const titleOf = ({ kind, number }: TaxDocument): string => `${headingOf(kind, 'hi')} ${number}`

export type DocumentLook = {
  paper: 'a4' | '80mm'
  lang?: DocumentLanguage | undefined
  copy?: Copy | undefined
}

/** Documents in turn, each on its own sheets. */
export const drawDocuments = async (
  documents: readonly TaxDocument[],
  { lang = 'en', copy = 'original' }: Omit<DocumentLook, 'paper'> = {},
): Promise<Buffer> => {
  const [first] = documents
  const title = first && documents.length === 1 ? titleOf(first) : 'Documents'
  const pdf = await newPdf(A4, title, new Date(first?.date ?? 0))
  for (const [place, document] of documents.entries()) {
    if (place > 0) pdf.addPage({ size: [A4.width, A4.height], margin: A4.margin })
    drawA4(pdf, document, { ...documentWords(document, lang), copy: copyWords(copy, lang) })
  }
  return finishPdf(pdf)
}

const drawOnRoll = async (
  document: TaxDocument,
  { lang = 'en', copy = 'original' }: Omit<DocumentLook, 'paper'>,
): Promise<Buffer> => {
  const words = { ...documentWords(document, lang), copy: copyWords(copy, lang) }
  const [title, at] = [titleOf(document), new Date(document.date)]
  // A first pass measures the length.
  const tried = await newPdf(ROLL, title, at)
  const end = drawRoll(tried, document, words)
  await finishPdf(tried)
  const pdf = await newPdf({ ...ROLL, height: end + 3 * ROLL.margin }, title, at)
  drawRoll(pdf, document, words)
  return finishPdf(pdf)
}

/** A document as a PDF. The document stores all of its content; only its code follows what is to pay today. */
export const drawDocument = (
  document: TaxDocument,
  { paper, ...look }: DocumentLook,
): Promise<Buffer> =>
  paper === 'a4' ? drawDocuments([document], look) : drawOnRoll(document, look)
