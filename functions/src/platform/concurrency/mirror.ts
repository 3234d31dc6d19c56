import { busy } from '#domain/app-error.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { withTimeout } from './jobs.ts'

/**
 * A refresh starts after this share of the allowed age has passed, so that under steady traffic no call waits for it.
 */
const REFRESH_AT = 0.8
/** How long a call waits for a due refresh before it gets the present value. */
const TIMEOUT_MS = 1000
/** The timeout of the first load. */
const LOAD_TIMEOUT_MS = 10_000
/** The pause after a failure of the source. */
const RETRY_MS = 1000

type Options<T> = {
  /** For the log. */
  what: string
  load: () => Promise<T>
  /** 0 or more if the first value is at least as new as the second. */
  compare: (one: T, other: T) => number
  maxStaleMs: number
  clock: Clock
  log: Log
}

/**
 * This instance's copy of a value that any instance may change. It is no older than the bound while its source answers,
 * else the last known one. Read at first use, then only on demand when a refresh is due.
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

  /** @throws AppError unavailable if it was never loaded */
  async current(): Promise<T> {
    const { maxStaleMs, clock } = this.#options
    const now = clock.now().getTime()
    // After a clock was set back, the value would seem fresh, or its source be left alone, for that long.
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

  /** Stores a value that this instance has written or read; an older one is ignored. */
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
