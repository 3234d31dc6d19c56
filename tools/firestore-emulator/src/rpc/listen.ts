import { status } from '@grpc/grpc-js'
import type { Micros } from '#engine/clock.ts'
import type { Database } from '#engine/database.ts'
import { Failure, invalid } from '#engine/failure.ts'
import { documentName, inDatabase, parseDocumentName } from '#engine/path.ts'
import { queryReads, type Usage } from '#engine/usage.ts'
import {
  DocumentsTarget,
  QueryTarget,
  type Notice,
  type WatchTarget,
} from '#engine/watch-target.ts'
import type { Call } from './call.ts'
import { Outbox } from './outbox.ts'
import { prepareQuery } from './prepare-query.ts'
import { writeDocument } from './wire/document.ts'
import type { WireQuery, WireTimestamp } from './wire/messages.ts'
import { readMicros, writeTimestamp } from './wire/value.ts'

type WireTarget = {
  readonly query?: { readonly parent?: string; readonly structuredQuery?: WireQuery }
  readonly documents?: { readonly documents?: readonly string[] }
  readonly resumeToken?: Uint8Array
  readonly readTime?: WireTimestamp
  readonly targetId?: number
  readonly once?: boolean
}

type Request = {
  readonly database?: string
  readonly addTarget?: WireTarget
  readonly removeTarget?: number
}

/** Production sends such keep-alives, too; the SDKs abandon a stream that is silent for long. */
const HEARTBEAT_MILLISECONDS = 30_000

const tokenOf = (time: Micros) => Buffer.from(String(time))

const sinceOf = ({ resumeToken, readTime }: WireTarget): Micros | undefined => {
  if (resumeToken?.length) {
    const time = Number(Buffer.from(resumeToken).toString())
    if (!Number.isSafeInteger(time)) throw invalid('resume_token is not one of ours')
    return time
  }
  return readTime && readMicros(readTime)
}

/** One Listen stream: its targets, and the messages about them. */
class Listener {
  readonly #database: Database
  readonly #call: Call
  readonly #usage: Usage
  readonly #outbox: Outbox<object>
  readonly #targets = new Map<number, WatchTarget>()
  readonly #unsubscribe: () => void
  readonly #heartbeat: NodeJS.Timeout
  #lastId = 1

  constructor(database: Database, call: Call, outbox: Outbox<object>) {
    this.#database = database
    this.#call = call
    this.#usage = call.usage
    this.#outbox = outbox
    this.#unsubscribe = database.subscribe((event) => {
      let news = false
      for (const [id, target] of this.#targets) {
        const notices = target.next(event)
        this.#tell(id, notices, event.time)
        this.#usage.reads += notices.length
        news ||= notices.length > 0
      }
      if (news) this.#snapshot(event.time)
    })
    this.#heartbeat = setInterval(() => this.#snapshot(database.now()), HEARTBEAT_MILLISECONDS)
    this.#heartbeat.unref()
  }

  handle({ addTarget, removeTarget }: Request) {
    if (addTarget) this.#add(addTarget)
    else if (removeTarget !== undefined) {
      this.#targets.delete(removeTarget)
      this.#change('REMOVE', [removeTarget])
    }
  }

  stop() {
    clearInterval(this.#heartbeat)
    this.#unsubscribe()
  }

  #add(wire: WireTarget) {
    const id = wire.targetId || (this.#lastId += 2)
    if (this.#targets.has(id)) throw invalid(`Target ID ${id} is in use already`)
    try {
      if (this.#call.denied) throw this.#call.denied
      const target = this.#target(wire)
      const now = this.#database.now()
      const since = sinceOf(wire)
      const known = since !== undefined && this.#database.remembers(since)
      const notices = target.open(now, known ? since : undefined)
      this.#usage.reads += known ? notices.length : queryReads(notices.length)
      this.#change('ADD', [id])
      if (since !== undefined && !known) this.#change('RESET', [id])
      this.#targets.set(id, target)
      this.#tell(id, notices, now)
      this.#change('CURRENT', [id], now)
      this.#snapshot(now)
      if (!wire.once) return
      this.#targets.delete(id)
      this.#change('REMOVE', [id])
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      this.#refuse(id, error)
    }
  }

  /** A target that can't be served ends with the reason; the stream continues. */
  #refuse(id: number, { code, message }: Failure) {
    const cause = { code: status[code], message }
    this.#outbox.put({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause } })
  }

  #target({ query, documents }: WireTarget): WatchTarget {
    const { name } = this.#database
    if (documents) {
      const paths = (documents.documents ?? []).map((document) =>
        inDatabase(parseDocumentName(document), name),
      )
      return new DocumentsTarget(this.#database, paths)
    }
    if (!query) throw invalid('A target needs documents or a query')
    const { database, view } = prepareQuery(this.#call, query.parent, query.structuredQuery)
    if (database !== name) throw invalid(`The query is not for database "${name}"`)
    return new QueryTarget(this.#database, view)
  }

  #change(targetChangeType: string, targetIds: readonly number[], time?: Micros) {
    const at =
      time === undefined ? {} : { resumeToken: tokenOf(time), readTime: writeTimestamp(time) }
    this.#outbox.put({ targetChange: { targetChangeType, targetIds, ...at } })
  }

  /** All targets show the state at this time. */
  #snapshot(time: Micros) {
    this.#change('NO_CHANGE', [], time)
  }

  #tell(id: number, notices: readonly Notice[], time: Micros) {
    const { name } = this.#database
    const readTime = writeTimestamp(time)
    for (const notice of notices) {
      if (notice.kind === 'changed') {
        const document = writeDocument(name, notice.document)
        this.#outbox.put({ documentChange: { document, targetIds: [id] } })
        continue
      }
      const gone = { document: documentName(name, notice.path), removedTargetIds: [id], readTime }
      this.#outbox.put(
        notice.kind === 'deleted' ? { documentDelete: gone } : { documentRemove: gone },
      )
    }
  }
}

export async function* listen(call: Call, requests: AsyncIterable<Request>) {
  const { databases, signal } = call
  const outbox = new Outbox<object>()
  let listener: Listener | undefined
  signal.addEventListener('abort', () => outbox.close())
  const read = async () => {
    try {
      for await (const request of requests) {
        listener ??= new Listener(databases.get(request.database ?? ''), call, outbox)
        listener.handle(request)
      }
      outbox.close()
    } catch (error) {
      outbox.close(error)
    }
  }
  void read()
  try {
    yield* outbox
  } finally {
    listener?.stop()
  }
}
