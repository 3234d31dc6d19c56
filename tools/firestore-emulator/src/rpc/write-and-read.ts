import { Failure } from '#engine/failure.ts'
import type { Write } from '#engine/write.ts'
import type { Call } from './call.ts'
import { readMask, writeDocument } from './wire/document.ts'
import type { WireMask } from './wire/messages.ts'

/** Commits one write and returns the document after that commit. */
export const writeAndRead = async (
  { databases, usage, signal }: Call,
  name: string,
  write: Write,
  mask: WireMask | undefined,
) => {
  const database = databases.get(name)
  const { commitTime } = await database.commit([write], undefined, signal)
  usage.writes++
  const { result } = await database.documents([write.path], { kind: 'time', time: commitTime })
  const [document] = result
  if (!document) throw new Failure('INTERNAL', 'The written document is missing')
  return writeDocument(name, document, readMask(mask))
}
