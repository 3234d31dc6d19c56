import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from '@bartan/contract/products/schema'
import type { Line } from '@bartan/contract/testing/people'
import { createCaller, type Caller } from './calling/caller.ts'
import { Tally } from './calling/tally.ts'

/** The answer to a finalized checkout. */
export type Bought = { checkoutId: string; orderId: string; lines: readonly Line[] }

const MAX_FAULTS = 20

/** State that all participants of a run share. */
export class Run {
  readonly honest = new Map<string, Tally>()
  readonly attacks = new Map<string, Tally>()
  readonly bought: Bought[] = []
  /** Descriptions of failures. */
  readonly faults: string[] = []
  faultCount = 0
  products: readonly Product[] = []
  /** End of the run by performance.now(). */
  #until = Infinity
  readonly #shopUrl: () => string | undefined
  #callers = 0

  constructor(shopUrl: () => string | undefined) {
    this.#shopUrl = shopUrl
  }

  begin(seconds: number): void {
    this.#until = performance.now() + seconds * 1000
  }

  get isOver(): boolean {
    return performance.now() >= this.#until
  }

  pause(milliseconds: number): Promise<void> {
    const left = Math.max(0, this.#until - performance.now())
    return delay(Math.min(milliseconds, left))
  }

  fault(text: string): void {
    this.faultCount += 1
    if (this.faults.length < MAX_FAULTS) this.faults.push(text)
  }

  /** Creates a client with its own address. */
  person(side: 'honest' | 'attacks', name: string): Caller {
    const tally = this[side].get(name) ?? new Tally()
    this[side].set(name, tally)
    this.#callers += 1
    return createCaller(this.#shopUrl, `203.0.113.${this.#callers % 250}`, tally)
  }

  /** Creates a client whose calls aren't measured: before and after the attack. */
  quietly(): Caller {
    return createCaller(this.#shopUrl, '198.51.100.7', new Tally())
  }
}
