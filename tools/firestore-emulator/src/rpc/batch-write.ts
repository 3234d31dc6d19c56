import { status } from '@grpc/grpc-js'
import { Failure, invalid } from '#engine/failure.ts'
import { checkDatabase } from '#engine/path.ts'
import type { Call } from './call.ts'
import { countWrites } from './commit.ts'
import type { WireWrite } from './wire/messages.ts'
import { readWrite, writeResult } from './wire/write.ts'

type Request = {
  readonly database?: string
  readonly writes?: readonly WireWrite[]
}

/** Every write is its own commit; concurrent ones share one disk write. */
export const batchWrite = async ({ databases, usage, signal }: Call, request: Request) => {
  const name = checkDatabase(request.database ?? '')
  const database = databases.get(name)
  const wireWrites = request.writes ?? []
  const names = wireWrites.map(
    ({ update, transform, delete: deleted }) => update?.name ?? transform?.document ?? deleted,
  )
  if (new Set(names).size < names.length)
    throw invalid('A BatchWrite may not write to the same document more than once')
  const outcomes = await Promise.all(
    wireWrites.map(async (wire) => {
      try {
        const write = readWrite(name, wire)
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
