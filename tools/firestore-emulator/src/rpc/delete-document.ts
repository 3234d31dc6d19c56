import { parseDocumentName } from '#engine/path.ts'
import type { Call } from './call.ts'
import type { WirePrecondition } from './wire/messages.ts'
import { readPrecondition } from './wire/write.ts'

type Request = {
  readonly name?: string
  readonly currentDocument?: WirePrecondition
}

export const deleteDocument = async ({ databases, usage, signal }: Call, request: Request) => {
  const { database, path } = parseDocumentName(request.name ?? '')
  const precondition = readPrecondition(request.currentDocument)
  await databases.get(database).commit([{ kind: 'delete', path, precondition }], undefined, signal)
  usage.deletes++
  return {}
}
