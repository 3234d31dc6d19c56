import type { Request, Response } from 'express'

/** As URLSearchParams writes it, as encodeURIComponent does, and each with its commas readable. */
const spellingsOf = (query: string): string[] => {
  const encoded = query.replaceAll(',', '%2C')
  return [encoded, encoded.replaceAll('+', '%20')].flatMap((one) => [
    one,
    one.replaceAll('%2C', ','),
  ])
}

type Cacheable = {
  /** The canonical address of this answer; the query without its `?`. */
  path: string
  query?: string
  seconds: number
}

/** What words of a search mean is a setting, and settings hold everywhere within 5 s (contract §13). */
const SEARCH_SECONDS = 5

/**
 * Lets the CDN cache a public reply, under its canonical address alone (decisions/0113). The CDN keys by the address as
 * it is written, so any other spelling of it, or a parameter that we don't know, is answered but stays `no-store`: else
 * anyone could have every page rendered and stored again under endless names.
 */
export const cacheAtCdn = (
  req: Request,
  res: Response,
  { path, query = '', seconds }: Cacheable,
): void => {
  const isCanonical =
    query === ''
      ? req.originalUrl === path
      : spellingsOf(query).some((spelling) => req.originalUrl === `${path}?${spelling}`)
  if (!isCanonical) return
  const held = /(?:^|&)(?:search|q)=/.test(query) ? Math.min(seconds, SEARCH_SECONDS) : seconds
  res.set('Cache-Control', `public, max-age=0, s-maxage=${held}`)
}

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
