import { status } from '@grpc/grpc-js'
import { Failure, invalid } from '#engine/failure.ts'
import { checkDatabase } from '#engine/path.ts'
import type { Usage } from '#engine/usage.ts'
import type { Write } from '#engine/write.ts'
import type { Call } from './call.ts'
import type { WireWrite } from './wire/messages.ts'
import { writeTimestamp } from './wire/value.ts'
import { readWrite, writeResult } from './wire/write.ts'

type Request = {
  readonly database?: string
  readonly writes?: readonly WireWrite[]
  /** Of a commit. */
  readonly transaction?: Uint8Array
}

export const countWrites = (usage: Usage, writes: readonly Write[]) => {
  for (const { kind } of writes)
    if (kind === 'delete') usage.deletes++
    else if (kind === 'verify') usage.reads++
    else usage.writes++
}

/** Every write is its own commit; concurrent ones share one disk write. */
export const batchWrite = async ({ databases, usage, signal }: Call, request: Request) => {
  const name = checkDatabase(request.database ?? '')
  const database = databases.get(name)
  // A name or value that can't be read refuses the whole call; what a document then refuses is that write's own.
  const writes = (request.writes ?? []).map((wire) => readWrite(name, wire))
  if (new Set(writes.map(({ path }) => path)).size < writes.length)
    throw invalid('A BatchWrite may not write to the same document more than once')
  const outcomes = await Promise.all(
    writes.map(async (write) => {
      try {
        const { results } = await database.commit([write], undefined, signal)
        countWrites(usage, [write])
        return { result: results.map(writeResult)[0] ?? {}, status: { code: 0, message: '' } }
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        return { result: {}, status: { code: status[error.code], message: error.message } }
      }
    }),
  )
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map((outcome) => outcome.status),
  }
}

export const commit = async ({ databases, usage, signal }: Call, request: Request) => {
  const name = checkDatabase(request.database ?? '')
  const writes = (request.writes ?? []).map((write) => readWrite(name, write))
  const database = databases.get(name)
  const transaction = request.transaction?.length
    ? database.transactions.get(request.transaction)
    : undefined
  const { commitTime, results } = await database.commit(writes, transaction, signal)
  countWrites(usage, writes)
  return { writeResults: results.map(writeResult), commitTime: writeTimestamp(commitTime) }
}
