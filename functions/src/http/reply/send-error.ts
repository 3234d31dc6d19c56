import type { ErrorRequestHandler } from 'express'
import type { Log } from '#platform/log.ts'
import { errorReply } from './error-reply.ts'
import { routeOf, requestIdOf } from '#http/framework/log-calls.ts'

const describe = (cause: unknown): unknown =>
  cause instanceof Error ? (cause.stack ?? cause.message) : cause

/** Answers every failure and logs it: 5xx as errors with their cause, the rest as information. */
export const sendError =
  (log: Log): ErrorRequestHandler =>
  (error, req, res, next) => {
    const { status, headers, body, cause } = errorReply(error)
    const requestId = requestIdOf(res)
    // The path without its query, which may hold a guest id.
    const { method, path } = req
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
