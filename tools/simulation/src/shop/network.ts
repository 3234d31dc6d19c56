import { status } from '@grpc/grpc-js'
import { CallError, type InProcessFirestore } from '../../../firestore-emulator/src/in-process.ts'
import type { Fault } from '../plan.ts'
import { stepUnderWay } from '../step-under-way.ts'
import type { Random } from '../world/random.ts'
import { world } from '../world/world.ts'
import { asOlderVersion } from './older-version.ts'

/** Time after which the database has ended a silent client's transaction. */
const EXPIRY_MS = 61_000

/** Share of a call's commits that get lost, and of their answers. */
const LOST_COMMITS = 0.04

const lossOf = (random: Random): Fault['kind'] | undefined => {
  const chance = random.next()
  if (chance < LOST_COMMITS) return 'lost before'
  return chance < 2 * LOST_COMMITS ? 'lost after' : undefined
}

/** The answer of a dead process, which never arrives. */
const never = <T>(): Promise<T> => new Promise(() => undefined)

/** One instance's connection to the network. */
export class Network {
  isCut = false
  /** Milliseconds per direction: the minimum, and the random addition. */
  latency = { least: 1, spread: 8 }
  /** Blocked until this time: the instance has no CPU, or the network is down. */
  pausedUntil = 0
  readonly #firestore: InProcessFirestore
  readonly #crash: () => void
  readonly #isOlder: boolean
  readonly #gone = new AbortController()

  constructor(firestore: InProcessFirestore, crash: () => void, isOlder: boolean) {
    this.#firestore = firestore
    this.#crash = crash
    this.#isOlder = isOlder
  }

  /** A call to the database as gRPC carries it. */
  call(path: string, message: Buffer): Promise<Buffer[]> {
    const bytes = this.#isOlder ? asOlderVersion(path, message) : message
    const job = () => this.#firestore.call(path, bytes, this.#gone.signal)
    return this.overWire(job, path.endsWith('/Commit'))
  }

  /** A call to an external service: request, work and answer, each of which may fail. */
  async overWire<T>(job: () => Promise<T>, isCommit = false): Promise<T> {
    const step = stepUnderWay()
    const fault = step?.countCall() ?? (isCommit && step ? lossOf(step.random) : undefined)
    if (fault) world.timeline.after(EXPIRY_MS, this.#firestore.expireTransactions)
    await this.#way()
    await this.#meet(fault, 'before')
    if (fault === 'abort' && isCommit)
      throw new CallError(status.ABORTED, 'Too much contention (simulated)')
    const outcome = await job().then(
      (answer) => () => answer,
      (error: unknown) => () => {
        throw error
      },
    )
    await this.#way()
    await this.#meet(fault, 'after')
    return outcome()
  }

  cut(): void {
    this.isCut = true
    this.#gone.abort('cancelled')
  }

  async #way(): Promise<void> {
    if (this.isCut) return never()
    const { least, spread } = this.latency
    const random = stepUnderWay()?.random ?? world.random
    const paused = Math.max(0, this.pausedUntil - world.timeline.now)
    await new Promise<void>((resolve) => {
      world.timeline.after(paused + least + random.next() * spread, resolve)
    })
    if (this.isCut) return never()
  }

  async #meet(fault: Fault['kind'] | undefined, side: 'before' | 'after'): Promise<void> {
    if (fault === `crash ${side}`) {
      this.#crash()
      return never()
    }
    if (fault === `lost ${side}`)
      throw new CallError(status.UNAVAILABLE, 'The connection was lost (simulated)')
  }
}
