import type { Request } from 'express'

/**
 * Whether the caller already has the version with this ETag (RFC 9110 §13.1.2) and so gets a 304. Express's
 * `req.fresh` also yields to `Cache-Control: no-cache`, which is meant for caches along the way and which `fetch`
 * adds by itself.
 */
export const hasCurrent = (req: Request, etag: string): boolean => {
  const given = req.get('If-None-Match')
  if (given === undefined) return false
  return given
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')
}
