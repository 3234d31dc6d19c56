import { createGunzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { isFresh } from './http-cache.ts'
import { sendStream } from './send-stream.ts'

/** A cached document; its ETag is weak, because it is sent in two encodings. */
export type CompressedDocument = { gzip: Buffer; etag: string }

/** Each chunk takes a turn of the event loop: at the usual 16 kB, a sitemap would take a hundred. */
const PIECE_BYTES = 256 * 1024

/** Sends a document compressed, or unpacked in chunks to the few clients without gzip. */
export const sendCompressed = (
  req: Request,
  res: Response,
  { gzip, etag }: CompressedDocument,
): void => {
  res.set({ ETag: etag, Vary: 'Accept-Encoding' })
  if (isFresh(req, etag.replace(/^W\//, ''))) return void res.status(304).end()
  if (req.acceptsEncodings('gzip')) {
    res.set({ 'Content-Encoding': 'gzip', 'Content-Length': String(gzip.length) })
    return void res.end(gzip)
  }
  const unpacked = createGunzip({ chunkSize: PIECE_BYTES })
  sendStream(res, unpacked)
  unpacked.end(gzip)
}
