import { busy } from '#domain/app-error.ts'
import { withTimeout } from './jobs.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/**
 * A refresh starts once this share of the allowed age has passed, so that under steady traffic no call waits for it.
 */
const REFRESH_AT = 0.8
/** How long a call waits for a due refresh before it gets the present value. */
const TIMEOUT_MS = 1000
/** A first value that takes longer is a failure. */
const LOAD_TIMEOUT_MS = 10_000
/** How long the source is left alone after a failure. */
const RETRY_MS = 1000

type Options<T> = {
  /** For the log. */
  what: string
  load: () => Promise<T>
  /** Which of two values is the newer one: 0 or more for the first. */
  compare: (one: T, other: T) => number
  maxStaleMs: number
  clock: Clock
  log: Log
}

/**
 * This instance's copy of a value that any instance may change: no older than the bound while its source answers, and
 * the
 * last known one while it does not. Read at first use, and again only when somebody asks and it is due.
 */
export class Mirror<T> {
  readonly #options: Options<T>
  #value: { is: T } | undefined
  #loading: Promise<void> | undefined
  #freshAt = 0
  #retryAt = 0

  constructor(options: Options<T>) {
    this.#options = options
  }

  /** Throws `unavailable` if it was never known. */
  async current(): Promise<T> {
    const { maxStaleMs, clock } = this.#options
    const now = clock.now().getTime()
    // A clock that has been set back would make the value fresh, or its source left alone, for as long.
    const isBefore = now < this.#freshAt
    const age = this.#value && !isBefore ? now - this.#freshAt : Infinity
    const isLeftAlone = now < this.#retryAt && now >= this.#retryAt - RETRY_MS
    if (age >= maxStaleMs * REFRESH_AT && !isLeftAlone) this.#loading ??= this.#load(now)
    if (!this.#value) await this.#first(this.#loading ?? this.#load(now))
    else if (age >= maxStaleMs && this.#loading)
      await withTimeout(this.#loading, TIMEOUT_MS).catch(() => undefined)
    if (!this.#value) throw busy(new Error(`${this.#options.what} could not be read`))
    return this.#value.is
  }

  /** Takes over what this instance has written itself, or read in passing; an older one is no news. */
  take(value: T): void {
    if (!this.#value || this.#options.compare(value, this.#value.is) >= 0)
      this.#value = { is: value }
  }

  async #first(loading: Promise<void>): Promise<void> {
    try {
      await withTimeout(loading, LOAD_TIMEOUT_MS)
    } catch (cause) {
      throw busy(cause)
    }
  }

  async #load(startedAt: number): Promise<void> {
    const { load, what, clock, log } = this.#options
    try {
      this.take(await load())
      this.#freshAt = startedAt
    } catch (error) {
      this.#retryAt = clock.now().getTime() + RETRY_MS
      log.warn(`${what} could not be read again`, { cause: String(error) })
    } finally {
      this.#loading = undefined
    }
  }
}
