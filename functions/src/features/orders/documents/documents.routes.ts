import { getDocument, listDocuments } from '@bartan/contract/tax/endpoints'
import { handle } from '#http/framework/route.ts'
import type { DocumentsService } from './documents.service.ts'

export const documentRoutes = (documents: DocumentsService) => [
  handle(listDocuments, ({ caller, params }) => documents.list(caller, params.id)),
  handle(getDocument, ({ caller, params }) => documents.read(caller, params.id, params.number)),
]
