import { randomBytes } from 'node:crypto'
import { invalid } from '#engine/failure.ts'
import { documentName, parseDocumentName, parseParentName } from '#engine/path.ts'
import type { Call } from './call.ts'
import type { WireDocument, WireMask } from './wire/messages.ts'
import { readFields } from './wire/value.ts'
import { writeAndRead } from './write-and-read.ts'

type Request = {
  readonly parent?: string
  readonly collectionId?: string
  readonly documentId?: string
  readonly document?: WireDocument
  readonly mask?: WireMask
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const newId = () => [...randomBytes(20)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

export const createDocument = (call: Call, request: Request) => {
  const { database, path: parent } = parseParentName(request.parent ?? '')
  if (!request.collectionId) throw invalid('collection_id is required')
  if (request.document?.name) throw invalid('document.name must not be set')
  const ids = [parent, request.collectionId, request.documentId || newId()]
  const name = documentName(database, ids.filter((id) => id !== '').join('/'))
  const { path } = parseDocumentName(name)
  return writeAndRead(
    call,
    database,
    {
      kind: 'set',
      path,
      fields: readFields(request.document?.fields),
      transforms: [],
      precondition: { exists: false },
    },
    request.mask,
  )
}
