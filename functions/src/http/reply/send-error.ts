import type { ErrorRequestHandler } from 'express'
import type { Log } from '#platform/log.ts'
import { errorReply } from './error-reply.ts'
import { routeOf, requestIdOf } from '#http/framework/log-calls.ts'
import { loggedPath } from '#http/framework/logged-path.ts'

const describe = (cause: unknown): unknown =>
  cause instanceof Error ? (cause.stack ?? cause.message) : cause

/** Answers every failure and logs it: 5xx as errors with their cause, the rest as information. */
export const sendError =
  (log: Log): ErrorRequestHandler =>
  (error, req, res, next) => {
    const { status, headers, body, cause } = errorReply(error)
    const requestId = requestIdOf(res)
    const { method } = req
    // Without the query, which may hold a guest id, and without what could be a token.
    const path = loggedPath(req.path)
    const details = { requestId, method, route: routeOf(req), path, status, code: body.code }
    if (status >= 500) log.error(body.message, { ...details, cause: describe(cause) })
    else log.info(body.message, details)
    // Half a reply can't be taken back, so Express closes the connection.
    if (res.headersSent) return next(error)
    res.removeHeader('ETag')
    res.removeHeader('Content-Type')
    res.set({ ...headers, 'Cache-Control': 'no-store' })
    res.status(status).json({ ...body, requestId })
  }
