import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Log } from '#platform/log.ts'
import type { Observer } from '#platform/observing/observer.ts'

const SANE = /^[\w.:-]{8,128}$/

/** Gives every request an id, the caller's if well-formed, and returns it in the reply. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('X-Request-Id')
  const id = given && SANE.test(given) ? given : randomUUID()
  res.locals['requestId'] = id
  res.set('X-Request-Id', id)
  next()
}

export const requestIdOf = (res: Response): string => String(res.locals['requestId'])

/** Slower successful reads are logged. */
const SLOW_MS = 3000

/** The declared route: the same for every product and order, without values from the path. */
export const routeOf = ({ route }: Request): string | undefined =>
  (route as { path?: string } | undefined)?.path

/**
 * Logs every call that changes something, and slow reads. Other reads are too many, and Cloud Run logs each; failures
 * are logged where they are answered (send-error.ts).
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

/** Makes each call a span, with child spans for its parts. Pages and images have no API route. */
export const traceCalls =
  (beginCall: NonNullable<Observer['beginCall']>): RequestHandler =>
  async (req, res, next) => {
    const call = await beginCall(req.headers)
    res.once('close', () => call.end(`${req.method} ${routeOf(req) ?? 'page'}`, res.statusCode))
    call.run(next)
  }
