import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { hasCurrent } from './http-cache.ts'

/** A document as it is kept; its ETag is weak, because it is sent in two encodings. */
export type CompressedDocument = { gzip: Buffer; etag: string }

/** A piece waits for a turn of the event loop: of the usual 16 kB, a sitemap would be a hundred. */
const PIECE_BYTES = 256 * 1024

/** Sends a document as it is kept, or unpacked piece by piece to the few who can't read gzip. */
export const sendCompressed = (
  req: Request,
  res: Response,
  { gzip, etag }: CompressedDocument,
): void => {
  res.set({ ETag: etag, Vary: 'Accept-Encoding' })
  if (hasCurrent(req, etag.replace(/^W\//, ''))) return void res.status(304).end()
  if (req.acceptsEncodings('gzip')) {
    res.set({ 'Content-Encoding': 'gzip', 'Content-Length': String(gzip.length) })
    return void res.end(gzip)
  }
  const unpacked = createGunzip({ chunkSize: PIECE_BYTES })
  // A caller that hangs up in the middle is no error.
  pipeline(unpacked, res, () => undefined)
  unpacked.end(gzip)
}
