import type { TaxDocument } from '@bartan/contract/tax/schema'
import { documentWords } from './document-words.ts'
import { A4, drawA4 } from './draw-a4.ts'
import { ROLL, drawRoll } from './draw-roll.ts'
import { finished, newPdf } from './new-pdf.ts'

/** A document as a PDF: the same bytes' content whenever it is asked for, because all is in the document. */
export const drawDocument = async (
  document: TaxDocument,
  paper: 'a4' | '80mm',
): Promise<Buffer> => {
  const words = documentWords(document)
  const at = new Date(document.date)
  const title = `${words.heading} ${document.number}`
  if (paper === 'a4') {
    const pdf = await newPdf(A4, title, at)
    drawA4(pdf, document, words)
    return finished(pdf)
  }
  // Once to see how long it gets.
  const tried = await newPdf(ROLL, title, at)
  const end = drawRoll(tried, document, words)
  await finished(tried)
  const pdf = await newPdf({ ...ROLL, height: end + 3 * ROLL.margin }, title, at)
  drawRoll(pdf, document, words)
  return finished(pdf)
}
