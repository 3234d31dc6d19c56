import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Endpoint } from '@bartan/contract/endpoint'
import { hasCurrent } from './has-current.ts'
import type { ReadyReply } from './ready-reply.ts'

/** A strong ETag of these bytes. */
export const etagOf = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/**
 * Public replies are cached by the CDN and revalidated by browsers; all others stay `no-store`. No
 * stale-while-revalidate: browsers obey it too, and would show a shopper prices from ten minutes ago.
 */
export const sendReply = (
  { cdnSeconds }: Endpoint,
  req: Request,
  res: Response,
  { text, etag }: ReadyReply,
): void => {
  res.type('json')
  if (cdnSeconds) {
    res.set('Cache-Control', `public, max-age=0, s-maxage=${cdnSeconds}`)
    res.set('ETag', etag)
  }
  if (cdnSeconds && hasCurrent(req, etag)) res.status(304).end()
  else res.send(text)
}
