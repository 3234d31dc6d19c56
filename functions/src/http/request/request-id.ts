import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'

const SANE = /^[\w.:-]{8,128}$/

/** Gives every request an id, the caller's own if it is well-formed, and returns it in the reply. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('X-Request-Id')
  const id = given && SANE.test(given) ? given : randomUUID()
  res.locals['requestId'] = id
  res.set('X-Request-Id', id)
  next()
}

export const requestIdOf = (res: Response): string => String(res.locals['requestId'])
