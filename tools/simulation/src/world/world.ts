import type * as CryptoModule from 'node:crypto'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import type * as TimersModule from 'node:timers/promises'
import type * as ZlibModule from 'node:zlib'
import { Random } from './random.ts'
import { Timeline, type Timer } from './timeline.ts'

/** The first day of India's financial year, at midnight there. */
export const START = Date.parse('2026-04-01T00:00:00+05:30')

/**
 * Puts the whole process into simulated time: clocks, timers, random numbers and compression (threads in Node) depend
 * only on the seed. Must run before the shop's modules load, because some capture these functions; so a simulation
 * needs its own process.
 */
class World {
  timeline = new Timeline(START)
  random = new Random('no run yet')

  begin(seed: string): void {
    this.timeline = new Timeline(START)
    this.random = new Random(seed)
  }
}

export const world = new World()

const require = createRequire(import.meta.url)
const RealDate = Date
const realNow = performance.now.bind(performance)
const isTimer = (value: unknown): value is Timer =>
  typeof value === 'object' && value !== null && 'event' in value

export const realMilliseconds = realNow

class SimulatedDate extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    super(given.length === 0 ? world.timeline.now : given[0])
  }

  static override now(): number {
    return world.timeline.now
  }
}

// The shop never calls Date with up to seven numbers or without `new`; Date.UTC and Date.parse are inherited.
const replaceTime = () => {
  Object.assign(globalThis, {
    Date: SimulatedDate,
    setTimeout: (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
      world.timeline.after(delay, () => run(...given)),
    setImmediate: (run: (...given: unknown[]) => void, ...given: unknown[]) =>
      world.timeline.after(0, () => run(...given)),
    clearTimeout: (timer: unknown) => void (isTimer(timer) && world.timeline.cancel(timer)),
    clearImmediate: (timer: unknown) => void (isTimer(timer) && world.timeline.cancel(timer)),
  })
  Object.defineProperty(globalThis, 'performance', {
    value: { timeOrigin: START, now: () => world.timeline.now - START },
  })
  const timers: typeof TimersModule = require('node:timers/promises')
  Object.assign(timers, {
    setTimeout: (delay = 0, value?: unknown) =>
      new Promise((resolve) => world.timeline.after(delay, () => resolve(value))),
  })
}

const replaceChance = () => {
  Math.random = () => world.random.next()
  const crypto: typeof CryptoModule = require('node:crypto')
  Object.assign(crypto, {
    randomBytes: (count: number) => world.random.bytes(count),
    randomUUID: () => {
      const hex = world.random.bytes(16).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
    },
    randomInt: (least: number, most?: number) =>
      most === undefined ? world.random.below(least) : world.random.between(least, most - 1),
  })
}

const replaceCompression = () => {
  const zlib: typeof ZlibModule = require('node:zlib')
  type Done = (error: null, bytes: Buffer) => void
  const inThisThread =
    (job: (bytes: Buffer) => Buffer) =>
    (bytes: Buffer, ...rest: unknown[]) => {
      const done = rest.at(-1) as Done
      process.nextTick(() => done(null, job(bytes)))
    }
  Object.assign(zlib, { gzip: inThisThread(zlib.gzipSync), gunzip: inThisThread(zlib.gunzipSync) })
}

replaceTime()
replaceChance()
replaceCompression()
syncBuiltinESMExports()
