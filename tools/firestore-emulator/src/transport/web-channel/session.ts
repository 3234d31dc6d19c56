import type { ServerResponse } from 'node:http'
import { Outbox } from '#rpc/outbox.ts'
import type { Json } from '../rest/json.ts'

/** As often as production; browsers and proxies give up on connections that are silent for long. */
const NOOP_MILLISECONDS = 30_000
/** A channel that nobody listens to for so long is given up. */
const IDLE_MILLISECONDS = 120_000
/** A browser keeps all of a response in memory, so that a streamed one ends after so many characters. */
const MAX_STREAMED = 1_000_000

/** The protocol's framing: the length in UTF-16 units, a new line, the text. */
export const chunkOf = (value: unknown): string => {
  const text = JSON.stringify(value)
  return `${text.length}\n${text}`
}

type Sent = { readonly id: number; readonly payload: readonly unknown[] }
type Back = { readonly response: ServerResponse; readonly streams: boolean; length: number }

/**
 * One channel: what the client sends arrives in order and once, by numbered messages; what it is sent is kept until it says
 * that it has it, so that either may be sent again over a new request.
 */
export class Session {
  readonly id: string
  readonly requests = new Outbox<Json>()
  readonly #onEnd: () => void
  readonly #early = new Map<number, Json>()
  readonly #noop: NodeJS.Timeout
  readonly #idle: NodeJS.Timeout
  #received = 0
  /** 0 was the answer that opened the channel. */
  #lastId = 0
  #kept: Sent[] = []
  #back: Back | undefined
  #ended = false

  constructor(id: string, onEnd: () => void) {
    this.id = id
    this.#onEnd = onEnd
    this.#noop = setInterval(() => this.#back && this.send(['noop']), NOOP_MILLISECONDS)
    this.#idle = setTimeout(() => this.end(), IDLE_MILLISECONDS)
    this.#noop.unref()
    this.#idle.unref()
  }

  /** What a request of the client learns: whether somebody listens, and what was sent and isn't confirmed. */
  get state() {
    const waiting = this.#kept.reduce((sum, { payload }) => sum + JSON.stringify(payload).length, 0)
    return [Number(this.#back !== undefined), this.#lastId, waiting]
  }

  /** Takes a message by its number; one that came before is ignored, one that came early waits. */
  receive(number: number, message: Json) {
    if (number >= this.#received) this.#early.set(number, message)
    for (;;) {
      const next = this.#early.get(this.#received)
      if (!next) return
      this.#early.delete(this.#received++)
      this.requests.put(next)
    }
  }

  send(payload: readonly unknown[]) {
    const sent = { id: ++this.#lastId, payload }
    this.#kept.push(sent)
    if (this.#back) this.#deliver(this.#back, [sent])
  }

  confirm(id: number) {
    this.#kept = this.#kept.filter((sent) => sent.id > id)
  }

  /** Sends over this response from now on: streamed, or once and then by the client's next request. */
  listen(response: ServerResponse, streams: boolean) {
    this.#back?.response.end()
    const back = { response, streams, length: 0 }
    this.#back = back
    this.#idle.refresh()
    response.on('close', () => this.#leave(back))
    if (this.#kept.length > 0) this.#deliver(back, this.#kept)
    // A streamed answer's first bytes tell the client that no proxy holds them back.
    else if (streams) this.send(['noop'])
  }

  end() {
    if (this.#ended) return
    this.#ended = true
    clearInterval(this.#noop)
    clearTimeout(this.#idle)
    this.requests.close()
    this.#back?.response.end()
    this.#onEnd()
  }

  #deliver(back: Back, sent: readonly Sent[]) {
    const text = chunkOf(sent.map(({ id, payload }) => [id, payload]))
    back.length += text.length
    back.response.write(text)
    if (back.streams && back.length < MAX_STREAMED) return
    back.response.end()
    this.#leave(back)
  }

  #leave(back: Back) {
    if (this.#back !== back) return
    this.#back = undefined
    if (!this.#ended) this.#idle.refresh()
  }
}
