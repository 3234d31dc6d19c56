import { getDocument, listDocuments } from '@bartan/contract/tax/endpoints'
import { plainNumber } from '@bartan/contract/tax/document-number'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { DocumentsService } from './documents.service.ts'
import { drawDocument } from './pdf/draw-document.ts'

export const documentRoutes = (documents: DocumentsService) => [
  handle(listDocuments, ({ caller, params }) => documents.list(caller, params.id)),
  handle(getDocument, async ({ caller, params, query }) => {
    const number = params.number.replace(/\.pdf$/i, '')
    const document = await documents.read(caller, params.id, number)
    if (number === params.number) return document
    const bytes = await drawDocument(document, query.paper, query.lang)
    return new FileReply(bytes, { type: 'application/pdf', name: `${plainNumber(number)}.pdf` })
  }),
]
