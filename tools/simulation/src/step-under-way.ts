import { AsyncLocalStorage } from 'node:async_hooks'
import type { Fault, Step } from './plan.ts'
import { Random } from './world/random.ts'

/** A running step with its own random numbers, so that removing other steps changes little in it. */
export class StepUnderWay {
  readonly random: Random
  readonly #fault: Fault | undefined
  #calls = 0

  constructor({ seed, fault }: Step) {
    this.random = new Random(seed)
    this.#fault = fault
  }

  /** Counts one call to a service; returns the fault to inject, if any. */
  countCall(): Fault['kind'] | undefined {
    return ++this.#calls === this.#fault?.atCall ? this.#fault.kind : undefined
  }
}

const underWay = new AsyncLocalStorage<StepUnderWay>()

/** The step that the running code belongs to; undefined for an instance's background work. */
export const stepUnderWay = (): StepUnderWay | undefined => underWay.getStore()

export const runStep = <T>(step: StepUnderWay, job: () => Promise<T>): Promise<T> =>
  underWay.run(step, job)
