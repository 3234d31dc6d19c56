import type { Request, Response } from 'express'

/** The spellings of URLSearchParams and encodeURIComponent, each also with unencoded commas. */
const spellingsOf = (query: string): string[] => {
  const encoded = query.replaceAll(',', '%2C')
  return [encoded, encoded.replaceAll('+', '%20')].flatMap((one) => [
    one,
    one.replaceAll('%2C', ','),
  ])
}

type Cacheable = {
  /** The reply's canonical address; the query without its `?`. */
  path: string
  query?: string
  seconds: number
}

/** Synonyms are settings, which apply everywhere within 5 s (contract §13). */
const SEARCH_SECONDS = 5

/**
 * Lets the CDN cache a public reply, only under its canonical address (decisions/0113). The CDN's key is the address as
 * written, so other spellings and unknown parameters are answered with `no-store`. Otherwise anyone could have every
 * page rendered and stored under endless addresses.
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
 * Whether the caller has the version with this ETag (RFC 9110 §13.1.2), and so gets a 304. Express's `req.fresh` also
 * obeys `Cache-Control: no-cache`, which is for caches on the way and which `fetch` adds by itself.
 */
export const isFresh = (req: Request, etag: string): boolean => {
  const given = req.get('If-None-Match')
  if (given === undefined) return false
  return given
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')
}
