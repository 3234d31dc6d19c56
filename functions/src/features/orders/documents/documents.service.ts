import { reason } from '@bartan/contract/reasons/reasons'
import { withRest } from '@bartan/contract/tax/document-words'
import type { DocumentEntry, TaxDocument } from '@bartan/contract/tax/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { OrdersContext } from '../orders-context.ts'
import type { OrdersService } from '../orders.service.ts'
import { drawDocument, type DocumentLook } from './pdf/draw-document.ts'
import { taxDocumentsRepository } from './tax-documents.repository.ts'

export const documentsService = ({ connect, pdfs }: OrdersContext, open: OrdersService['open']) => {
  const { find } = taxDocumentsRepository(connect)

  const found = async (caller: Caller, id: string, number: string) => {
    const order = await open(caller, id)
    const entry = order.documents?.find((one) => one.number === number)
    const document = entry && (await find(number))
    if (!document) throw new AppError('not_found', reason('document_not_found'))
    return { order, document }
  }

  return {
    list: async (caller: Caller, id: string): Promise<DocumentEntry[]> =>
      (await open(caller, id)).documents ?? [],

    read: async (caller: Caller, id: string, number: string): Promise<TaxDocument> =>
      (await found(caller, id, number)).document,

    pdf: async (caller: Caller, id: string, number: string, look: DocumentLook) => {
      const { order, document: issued } = await found(caller, id, number)
      const document = withRest(issued, order)
      return pdfs.drawOnce(caller, { document, ...look }, () => drawDocument(document, look))
    },
  }
}

export type DocumentsService = ReturnType<typeof documentsService>
