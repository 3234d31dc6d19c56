import type { IncomingHttpHeaders } from 'node:http'
import type { Log } from '#platform/log.ts'

export type TracedCall = {
  /** Everything started by `job` belongs to the call. */
  run: (job: () => void) => void
  /** `name` is method and route, never the path. */
  end: (name: string, status: number) => void
}

/** Gets each part of a call: a query of the database or another service, the rendering of a page. */
export type Observer = {
  /** @param startedAt from `performance.now()` */
  partDone: (part: string, startedAt: number) => void
  /** Absent if nothing is traced. */
  beginCall?: (headers: IncomingHttpHeaders) => Promise<TracedCall>
}

/** Most parts take a few milliseconds. */
const SLOW_MS = 1000

/** Logs each slow part; the tracer gets all of them. */
export const observerOf = (log: Log, tracer?: Observer): Observer => ({
  ...tracer,
  partDone: (part, startedAt) => {
    const ms = Math.round(performance.now() - startedAt)
    if (ms >= SLOW_MS) log.warn('A part of a call was slow', { part, ms })
    tracer?.partDone(part, startedAt)
  },
})

/** Wraps a service, and reports its asynchronous methods to the observer: `Storage read`. */
export const observeService = <T extends object>(
  service: T,
  { name, partDone }: { name: string } & Pick<Observer, 'partDone'>,
): T =>
  new Proxy(service, {
    get: (target, key, receiver) => {
      const member: unknown = Reflect.get(target, key, receiver)
      if (typeof member !== 'function' || typeof key === 'symbol') return member
      return (...args: unknown[]): unknown => {
        const startedAt = performance.now()
        const result: unknown = Reflect.apply(member, target, args)
        if (!(result instanceof Promise)) return result
        return result.finally(() => partDone(`${name} ${key}`, startedAt))
      }
    },
  })
