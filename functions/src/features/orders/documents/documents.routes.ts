import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { plainNumber } from '@bartan/contract/tax/document-number'
import { withRest } from '@bartan/contract/tax/document-words'
import { getDocument, listDocuments } from '@bartan/contract/tax/endpoints'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { OrdersContext } from '../orders-context.ts'
import { drawDocument } from './pdf/draw-document.ts'
import { taxDocumentsRepository } from './tax-documents.repository.ts'

export const documentRoutes = (
  { connect, pdfs }: OrdersContext,
  open: (caller: Caller, id: string) => Promise<StaffOrder>,
) => {
  const { find } = taxDocumentsRepository(connect)

  const found = async (caller: Caller, id: string, number: string) => {
    const order = await open(caller, id)
    const entry = order.documents?.find((one) => one.number === number)
    const document = entry && (await find(number))
    if (!document) throw new AppError('not_found', reason('document_not_found'))
    return { order, document }
  }

  return [
    handle(
      listDocuments,
      async ({ caller, params: { id } }) => (await open(caller, id)).documents ?? [],
    ),
    handle(getDocument, async ({ caller, params, query: look }) => {
      const number = params.number.replace(/\.pdf$/i, '')
      const { order, document: issued } = await found(caller, params.id, number)
      if (number === params.number) return issued
      const document = withRest(issued, order)
      const bytes = await pdfs.drawOnce(caller, { document, ...look }, () =>
        drawDocument(document, look),
      )
      return new FileReply(bytes, { type: 'application/pdf', name: `${plainNumber(number)}.pdf` })
    }),
  ]
}
