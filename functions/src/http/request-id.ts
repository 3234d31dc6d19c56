import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'

const SANE = /^[\w.:-]{8,128}$/

/** Gives every request an id, the caller's own where it is sane, and answers with it. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('X-Request-Id')
  const id = given && SANE.test(given) ? given : randomUUID()
  res.locals['requestId'] = id
  res.set('X-Request-Id', id)
  next()
}

export const requestIdOf = (res: Response): string => String(res.locals['requestId'])
