import { plainNumber } from '@bartan/contract/tax/document-number'
import { getDocument, listDocuments } from '@bartan/contract/tax/endpoints'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { DocumentsService } from './documents.service.ts'

export const documentRoutes = (documents: DocumentsService) => [
  handle(listDocuments, ({ caller, params }) => documents.list(caller, params.id)),
  handle(getDocument, async ({ caller, params, query }) => {
    const number = params.number.replace(/\.pdf$/i, '')
    if (number === params.number) return documents.read(caller, params.id, number)
    const bytes = await documents.pdf(caller, params.id, number, query)
    return new FileReply(bytes, { type: 'application/pdf', name: `${plainNumber(number)}.pdf` })
  }),
]
