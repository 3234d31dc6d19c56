import { checkDatabase, documentName, inDatabase, parseDocumentName } from '#engine/path.ts'
import type { Call } from './call.ts'
import { readConsistency } from './wire/consistency.ts'
import { readMask, writeDocument } from './wire/document.ts'
import type { WireConsistency, WireMask } from './wire/messages.ts'
import { writeTimestamp } from './wire/value.ts'

type Request = {
  readonly database?: string
  readonly documents?: readonly string[]
  readonly mask?: WireMask
} & WireConsistency

export async function* batchGetDocuments({ databases, usage, signal }: Call, request: Request) {
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
