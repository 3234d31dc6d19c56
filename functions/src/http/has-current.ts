import type { Request } from 'express'

/**
 * Whether the caller has what bears this ETag already (RFC 9110 §13.1.2), and so gets a 304. Express' `req.fresh` also
 * gives way to `Cache-Control: no-cache`, which is meant for caches on the way, and which `fetch` adds by itself.
 */
export const hasCurrent = (req: Request, etag: string): boolean => {
  const given = req.get('If-None-Match')
  if (given === undefined) return false
  return given
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')
}
