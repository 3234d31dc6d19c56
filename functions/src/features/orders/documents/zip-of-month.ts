import { plainNumber } from '@bartan/contract/tax/document-number'
import { zipSync } from 'fflate'
import type { Caller } from '#domain/caller.ts'
import type { OrdersContext } from '../orders-context.ts'
import { drawDocument } from './pdf/draw-document.ts'
import { taxDocumentsRepository } from './tax-documents.repository.ts'

/** PDFs are already compressed. */
const STORED = 0

export const zipOfMonth =
  ({ connect, pdfs }: OrdersContext) =>
  (caller: Caller, month: string): Promise<Buffer> =>
    pdfs.draw(caller, async () => {
      const files: Record<string, [Uint8Array, { mtime: string }]> = {}
      for (const document of await taxDocumentsRepository(connect).readOfMonth(month)) {
        const { number, date } = document
        const bytes = await drawDocument(document, { paper: 'a4' })
        files[`${plainNumber(number)}.pdf`] = [bytes, { mtime: date }]
      }
      return Buffer.from(zipSync(files, { level: STORED }))
    })
