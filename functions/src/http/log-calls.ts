import type { Request, RequestHandler } from 'express'
import type { Log } from '../platform/log.ts'
import { requestIdOf } from './request-id.ts'

/** A call that is answered well and takes longer is worth a line. */
const SLOW_MS = 3000

/** The route as it was declared: the same for every product and order, and without what a path may hold. */
export const routeOf = ({ route }: Request): string | undefined =>
  (route as { path?: string } | undefined)?.path

/**
 * A line for every call that changes something, and for slow ones. Reads are the many, and Cloud Run logs each of them
 * by itself; failures are logged where they are answered (send-error.ts).
 */
export const logCalls =
  (log: Log): RequestHandler =>
  (req, res, next) => {
    const startedAt = performance.now()
    res.on('finish', () => {
      const route = routeOf(req)
      const ms = Math.round(performance.now() - startedAt)
      const isRead = req.method === 'GET' || req.method === 'HEAD'
      if (!route || res.statusCode >= 400 || (isRead && ms < SLOW_MS)) return
      const { method } = req
      log.info('Answered', {
        requestId: requestIdOf(res),
        method,
        route,
        status: res.statusCode,
        ms,
      })
    })
    next()
  }
