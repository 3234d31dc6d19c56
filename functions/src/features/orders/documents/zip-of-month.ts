import { plainNumber } from '@bartan/contract/tax/document-number'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import { zipSync } from 'fflate'
import type { Caller } from '#domain/caller.ts'
import type { DrawnPdfs } from '../pdf/drawn-pdfs.ts'
import { drawDocument } from './pdf/draw-document.ts'

type Ports = {
  documentsOf: (month: string) => Promise<TaxDocument[]>
  pdfs: Pick<DrawnPdfs, 'draw'>
}

/** PDFs are already compressed. */
const STORED = 0

export const zipOfMonth =
  ({ documentsOf, pdfs }: Ports) =>
  (caller: Caller, month: string): Promise<Buffer> =>
    pdfs.draw(caller, async () => {
      const files: Record<string, [Uint8Array, { mtime: string }]> = {}
      for (const document of await documentsOf(month)) {
        const { number, date } = document
        const bytes = await drawDocument(document, { paper: 'a4' })
        files[`${plainNumber(number)}.pdf`] = [bytes, { mtime: date }]
      }
      return Buffer.from(zipSync(files, { level: STORED }))
    })
