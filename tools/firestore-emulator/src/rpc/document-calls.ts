import { randomBytes } from 'node:crypto'
import { Failure, invalid } from '#engine/failure.ts'
import {
  documentName,
  parseDocumentName,
  parseParentName,
  checkDatabase,
  inDatabase,
} from '#engine/path.ts'
import type { Write } from '#engine/write.ts'
import type { Call } from './call.ts'
import { readConsistency } from './wire/consistency.ts'
import { readMask, writeDocument } from './wire/document.ts'
import type { WireConsistency, WireDocument, WireMask, WirePrecondition } from './wire/messages.ts'
import { readFields, writeTimestamp } from './wire/value.ts'
import { readPrecondition } from './wire/write.ts'

type BatchGet = {
  readonly database?: string
  readonly documents?: readonly string[]
  readonly mask?: WireMask
} & WireConsistency

export async function* batchGetDocuments({ databases, usage, signal }: Call, request: BatchGet) {
  const name = checkDatabase(request.database ?? '')
  const names = [...new Set(request.documents)]
  const paths = names.map((document) => inDatabase(parseDocumentName(document), name))
  const mask = readMask(request.mask)
  const database = databases.get(name)
  const { at, begun } = readConsistency(database, request)
  if (begun) yield { transaction: begun }
  const { result, readTime } = await database.documents(paths, at, signal)
  usage.reads += paths.length
  for (const [i, document] of result.entries())
    yield {
      ...(document
        ? { found: writeDocument(name, document, mask) }
        : { missing: documentName(name, paths[i] ?? '') }),
      readTime: writeTimestamp(readTime),
    }
}

type Get = { readonly name?: string; readonly mask?: WireMask } & WireConsistency

export const getDocument = async ({ databases, usage, signal }: Call, request: Get) => {
  const { database: name, path } = parseDocumentName(request.name ?? '')
  const database = databases.get(name)
  const { at } = readConsistency(database, request)
  const { result } = await database.documents([path], at, signal)
  usage.reads++
  const [document] = result
  if (!document) throw new Failure('NOT_FOUND', `Document "${request.name}" not found.`)
  return writeDocument(name, document, readMask(request.mask))
}

type Set = { readonly document?: WireDocument; readonly mask?: WireMask }

/** Commits one write and returns the document after that commit. */
const setAndRead = async (
  { databases, usage, signal }: Call,
  { document: wanted, mask }: Set,
  {
    database: name,
    ...how
  }: { database: string } & Pick<Extract<Write, { kind: 'set' }>, 'path' | 'mask' | 'precondition'>,
) => {
  const database = databases.get(name)
  const fields = readFields(wanted?.fields)
  const write: Write = { kind: 'set', fields, transforms: [], ...how }
  const { commitTime } = await database.commit([write], undefined, signal)
  usage.writes++
  const { result } = await database.documents([how.path], { kind: 'time', time: commitTime })
  const [document] = result
  if (!document) throw new Failure('INTERNAL', 'The written document is missing')
  return writeDocument(name, document, readMask(mask))
}

type Create = Set & {
  readonly parent?: string
  readonly collectionId?: string
  readonly documentId?: string
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const newId = () => [...randomBytes(20)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

export const createDocument = (call: Call, request: Create) => {
  const { database, path: parent } = parseParentName(request.parent ?? '')
  if (!request.collectionId) throw invalid('collection_id is required')
  if (request.document?.name) throw invalid('document.name must not be set')
  const ids = [parent, request.collectionId, request.documentId || newId()]
  const { path } = parseDocumentName(
    documentName(database, ids.filter((id) => id !== '').join('/')),
  )
  return setAndRead(call, request, { database, path, precondition: { exists: false } })
}

type Update = Set & { readonly updateMask?: WireMask; readonly currentDocument?: WirePrecondition }

export const updateDocument = (call: Call, request: Update) => {
  const mask = readMask(request.updateMask)
  const precondition = readPrecondition(request.currentDocument)
  const named = parseDocumentName(request.document?.name ?? '')
  return setAndRead(call, request, { ...named, mask, precondition })
}

type Delete = { readonly name?: string; readonly currentDocument?: WirePrecondition }

export const deleteDocument = async ({ databases, usage, signal }: Call, request: Delete) => {
  const { database, path } = parseDocumentName(request.name ?? '')
  const precondition = readPrecondition(request.currentDocument)
  await databases.get(database).commit([{ kind: 'delete', path, precondition }], undefined, signal)
  usage.deletes++
  return {}
}
