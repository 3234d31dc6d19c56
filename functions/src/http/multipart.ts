import busboy from 'busboy'
import type { Request } from 'express'
import { AppError, invalidField } from '../app-error.ts'
import { bodyHeadersOf } from './take-raw-bodies.ts'

type Wanted = { field: string; maxBytes: number }

/** Room for the parts' boundaries and headers, and for small fields beside the file. */
const ENVELOPE_BYTES = 64 * 1024

const tooLarge = ({ field, maxBytes }: Wanted) =>
  new AppError(
    'payload_too_large',
    `${field} must have at most ${Math.floor(maxBytes / 1024 / 1024)} MB`,
  )

const malformed = (cause?: unknown) =>
  new AppError('invalid_input', 'The upload is incomplete or malformed', { cause })

const open = (type: string | undefined, { maxBytes }: Wanted) => {
  if (!type || !/^multipart\/form-data\b/i.test(type))
    throw new AppError('unsupported_media_type', 'The body must be multipart/form-data')
  try {
    return busboy({
      headers: { 'content-type': type },
      // One byte more than allowed tells "just fits" from "was cut off".
      limits: { fileSize: maxBytes + 1, files: 5, fields: 20, fieldSize: 10_000, parts: 25 },
    })
  } catch (cause) {
    throw malformed(cause)
  }
}

/**
 * The bytes of one file of a multipart form.
 *
 * Under Cloud Functions the body has already been read and is in `rawBody`: a parser that waits for the stream waits
 * for ever (github.com/firebase/firebase-functions/issues/141).
 */
export const readFile = async (
  req: Request & { rawBody?: Buffer },
  wanted: Wanted,
): Promise<Buffer> => {
  const parser = open(bodyHeadersOf(req).type, wanted)
  if (Number(req.headers['content-length'] ?? 0) > wanted.maxBytes + ENVELOPE_BYTES)
    throw tooLarge(wanted)
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let size = 0
  let isFound = false
  parser.on('file', (name, stream) => {
    // A broken form ends the file as well; the parser reports it.
    stream.on('error', () => undefined)
    if (name !== wanted.field || isFound) return stream.resume()
    isFound = true
    return stream.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > wanted.maxBytes) reject(tooLarge(wanted))
      else chunks.push(chunk)
    })
  })
  parser.on('error', (cause) => reject(malformed(cause)))
  parser.on('close', () => {
    if (size > 0) resolve(Buffer.concat(chunks))
    else reject(invalidField(wanted.field, `${wanted.field} is required: a picture file`))
  })
  // A caller who hangs up leaves the form without an end.
  req.once('close', () => {
    if (!req.complete) reject(malformed())
  })
  if (req.rawBody) parser.end(req.rawBody)
  else req.pipe(parser)
  return promise
}
