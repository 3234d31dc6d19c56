import type { Order } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import type { DocumentEntry, TaxDocument } from '@bartan/contract/tax/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'

type Ports = {
  /** Throws if the caller may not see it. */
  open: (caller: Caller, id: string) => Promise<Order>
  find: (number: string) => Promise<TaxDocument | undefined>
}

export const documentsService = ({ open, find }: Ports) => ({
  list: async (caller: Caller, id: string): Promise<DocumentEntry[]> =>
    (await open(caller, id)).documents ?? [],

  read: async (caller: Caller, id: string, number: string): Promise<TaxDocument> => {
    const { documents = [] } = await open(caller, id)
    const entry = documents.find((one) => one.number === number)
    const document = entry && (await find(number))
    if (!document) throw new AppError('not_found', reason('document_not_found'))
    return document
  },
})

export type DocumentsService = ReturnType<typeof documentsService>
