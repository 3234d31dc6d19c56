import { copyWords, documentWords, headingOf } from '@bartan/contract/tax/document-words'
import type { Copy } from '@bartan/contract/tax/rules'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import { A4, finishPdf, newPdf } from '../../pdf/new-pdf.ts'
import { drawA4 } from './draw-a4.ts'
import { ROLL, drawRoll } from './draw-roll.ts'

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
