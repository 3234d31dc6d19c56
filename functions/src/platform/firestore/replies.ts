import { Readable } from 'node:stream'
import type { Message } from './messages/message-type.ts'

/** The replies to a call, all there at once, as the stream that the SDK takes them from. */
export class Replies extends Readable {
  readonly #replies: readonly Message[]

  constructor(replies: readonly Message[]) {
    super({ objectMode: true })
    this.#replies = replies
  }

  override _read(): void {
    for (const reply of this.#replies) this.push(reply)
    this.push(null)
  }

  /** Where the SDK goes through them in a loop, it needs nothing of a stream. */
  override async *[Symbol.asyncIterator](): AsyncGenerator<Message, undefined> {
    yield* this.#replies
    return undefined
  }

  /** The SDK ends streams of which it wants no more. */
  end(): void {
    this.destroy()
  }
}
