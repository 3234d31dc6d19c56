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
  readonly transaction?: Uint8Array
}

export const countWrites = (usage: Usage, writes: readonly Write[]) => {
  for (const { kind } of writes)
    if (kind === 'delete') usage.deletes++
    else if (kind === 'verify') usage.reads++
    else usage.writes++
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
