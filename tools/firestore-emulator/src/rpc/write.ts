import { randomUUID } from 'node:crypto'
import { invalid } from '#engine/failure.ts'
import { checkDatabase } from '#engine/path.ts'
import type { Call } from './call.ts'
import { countWrites } from './commit.ts'
import type { WireWrite } from './wire/messages.ts'
import { writeTimestamp } from './wire/value.ts'
import { readWrite, writeResult } from './wire/write.ts'

type Request = {
  readonly database?: string
  readonly streamId?: string
  readonly writes?: readonly WireWrite[]
  readonly streamToken?: Uint8Array
}

/** A stream of commits, in order. Responses aren't stored, so a stream can only be resumed from its last response. */
export async function* write({ databases, usage, signal }: Call, requests: AsyncIterable<Request>) {
  let name: string | undefined
  let sent = 0
  for await (const request of requests) {
    if (name === undefined) {
      name = checkDatabase(request.database ?? '')
      if (request.writes?.length)
        throw invalid('The first request of a stream must not hold writes')
      const streamId = request.streamId || randomUUID()
      yield { streamId, streamToken: request.streamToken ?? Buffer.from(String(sent)) }
      continue
    }
    const database = name
    const writes = (request.writes ?? []).map((wire) => readWrite(database, wire))
    if (writes.length === 0) continue
    const { commitTime, results } = await databases.get(name).commit(writes, undefined, signal)
    countWrites(usage, writes)
    yield {
      streamToken: Buffer.from(String(++sent)),
      writeResults: results.map(writeResult),
      commitTime: writeTimestamp(commitTime),
    }
  }
}
