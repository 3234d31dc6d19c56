import { AsyncLocalStorage } from 'node:async_hooks'
import type { Fault, Step } from './plan.ts'
import { Random } from './world/random.ts'

/** A step that is being carried out: its own chance, so that leaving out other steps changes little in it. */
export class StepUnderWay {
  readonly random: Random
  readonly #fault: Fault | undefined
  #calls = 0

  constructor({ seed, fault }: Step) {
    this.random = new Random(seed)
    this.#fault = fault
  }

  /** Counts one call to a service; returns what is to happen to it. */
  countCall(): Fault['kind'] | undefined {
    return ++this.#calls === this.#fault?.atCall ? this.#fault.kind : undefined
  }
}

const underWay = new AsyncLocalStorage<StepUnderWay>()

/** The step on whose behalf the running code works; undefined in what an instance does by itself. */
export const stepUnderWay = (): StepUnderWay | undefined => underWay.getStore()

export const carryOut = <T>(step: StepUnderWay, job: () => Promise<T>): Promise<T> =>
  underWay.run(step, job)
