import { Failure } from '#engine/failure.ts'
import { parseDocumentName } from '#engine/path.ts'
import type { Call } from './call.ts'
import { readConsistency } from './wire/consistency.ts'
import { readMask, writeDocument } from './wire/document.ts'
import type { WireConsistency, WireMask } from './wire/messages.ts'

type Request = {
  readonly name?: string
  readonly mask?: WireMask
} & WireConsistency

export const getDocument = async ({ databases, usage, signal }: Call, request: Request) => {
  const { database: name, path } = parseDocumentName(request.name ?? '')
  const database = databases.get(name)
  const { at } = readConsistency(database, request)
  const { result } = await database.documents([path], at, signal)
  usage.reads++
  const [document] = result
  if (!document) throw new Failure('NOT_FOUND', `Document "${request.name}" not found.`)
  return writeDocument(name, document, readMask(request.mask))
}
