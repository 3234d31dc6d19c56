import type { Request, Response } from 'express'

/** As URLSearchParams writes it, as encodeURIComponent does, and each with its commas readable. */
const spellingsOf = (query: string): string[] => {
  const encoded = query.replaceAll(',', '%2C')
  return [encoded, encoded.replaceAll('+', '%20')].flatMap((one) => [
    one,
    one.replaceAll('%2C', ','),
  ])
}

type Kept = {
  /** The canonical address of this answer; the query without its `?`. */
  path: string
  query?: string
  seconds: number
}

/**
 * Lets the CDN keep a public answer, under its canonical address alone (decisions/0029). The CDN keys by the address as
 * it is written, so any other spelling of it, or a parameter that we don't know, is answered but stays `no-store`: else
 * anyone could have every page rendered and stored again under endless names.
 */
export const keepAtCdn = (
  req: Request,
  res: Response,
  { path, query = '', seconds }: Kept,
): void => {
  const isCanonical =
    query === ''
      ? req.originalUrl === path
      : spellingsOf(query).some((spelling) => req.originalUrl === `${path}?${spelling}`)
  if (isCanonical) res.set('Cache-Control', `public, max-age=0, s-maxage=${seconds}`)
}
