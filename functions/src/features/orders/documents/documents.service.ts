import type { Order } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import type { DocumentEntry, TaxDocument } from '@bartan/contract/tax/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { DrawnPdfs } from '../pdf/drawn-pdfs.ts'
import { drawDocument, type DocumentLook } from './pdf/draw-document.ts'

type Ports = {
  open: (caller: Caller, id: string) => Promise<Order>
  find: (number: string) => Promise<TaxDocument | undefined>
  pdfs: Pick<DrawnPdfs, 'drawOnce'>
}

export const documentsService = ({ open, find, pdfs }: Ports) => {
  const read = async (caller: Caller, id: string, number: string): Promise<TaxDocument> => {
    const { documents = [] } = await open(caller, id)
    const entry = documents.find((one) => one.number === number)
    const document = entry && (await find(number))
    if (!document) throw new AppError('not_found', reason('document_not_found'))
    return document
  }

  return {
    list: async (caller: Caller, id: string): Promise<DocumentEntry[]> =>
      (await open(caller, id)).documents ?? [],

    read,

    pdf: async (caller: Caller, id: string, number: string, look: DocumentLook) => {
      const document = await read(caller, id, number)
      return pdfs.drawOnce(caller, { document, ...look }, () => drawDocument(document, look))
    },
  }
}

export type DocumentsService = ReturnType<typeof documentsService>
