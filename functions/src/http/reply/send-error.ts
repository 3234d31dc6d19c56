import type { ErrorRequestHandler } from 'express'
import { routeOf, requestIdOf } from '#http/framework/log-calls.ts'
import { loggedPath } from '#http/framework/logged-path.ts'
import type { Log } from '#platform/log.ts'
import { errorReply } from './error-reply.ts'

const describe = (cause: unknown): unknown =>
  cause instanceof Error ? (cause.stack ?? cause.message) : cause

/** One log line covers all refusals since the previous one: a flood has thousands. */
const REFUSALS_EVERY_MS = 10_000

const countRefusals = () => {
  let count = 0
  let toldAt = -Infinity
  /** Undefined if no line is due. */
  return (): number | undefined => {
    count += 1
    const now = performance.now()
    if (now - toldAt < REFUSALS_EVERY_MS) return undefined
    const refusals = count
    count = 0
    toldAt = now
    return refusals
  }
}

/**
 * Answers and logs failures: the shop's faults as errors with their cause, overload (503) as a warning now and then,
 * the rest as information.
 */
export const sendError = (log: Log): ErrorRequestHandler => {
  const refused = countRefusals()
  return (error, req, res, next) => {
    const { status, headers, body, cause, severity } = errorReply(error)
    const requestId = requestIdOf(res)
    const { method } = req
    // Without the query, which may contain a guest id, and without possible tokens.
    const path = loggedPath(req.path)
    const details = { requestId, method, route: routeOf(req), path, status, code: body.code }
    if (severity === 'error') log.error(body.message, { ...details, cause: describe(cause) })
    else if (severity === 'info') log.info(body.message, details)
    else {
      const refusals = refused()
      if (refusals) log.warn(body.message, { ...details, cause: describe(cause), refusals })
    }
    // A started reply can't be withdrawn, so Express closes the connection.
    if (res.headersSent) return next(error)
    res.removeHeader('ETag')
    res.removeHeader('Content-Type')
    res.set({ ...headers, 'Cache-Control': 'no-store' })
    res.status(status).json({ ...body, requestId })
  }
}
