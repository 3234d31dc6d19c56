import type { RequestHandler } from 'express'
import type { Observer } from '#platform/observing/observer.ts'
import { routeOf } from './log-calls.ts'

/** Makes each call a span, and what it does its parts. Pages and images have no route of the API. */
export const traceCalls =
  (beginCall: NonNullable<Observer['beginCall']>): RequestHandler =>
  async (req, res, next) => {
    const call = await beginCall(req.headers)
    res.once('close', () => call.end(`${req.method} ${routeOf(req) ?? 'page'}`, res.statusCode))
    call.run(next)
  }
