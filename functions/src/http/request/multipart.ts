import { reason } from '@bartan/contract/reasons/reasons'
import type { Request } from 'express'
import { AppError, invalidField } from '#domain/app-error.ts'
import { contentTypeOf } from '#http/framework/bypass-body-parsers.ts'
import { abortedBody, fileTooLarge } from '#http/limits/body-limit.ts'

type Wanted = { field: string; maxBytes: number }

const malformed = (cause?: unknown) =>
  new AppError('invalid_input', reason('upload_malformed'), { cause })

/** Loads the parser for the first upload: most instances see none. */
const open = async (type: string | undefined, { maxBytes }: Wanted) => {
  if (!type || !/^multipart\/form-data\b/i.test(type))
    throw new AppError('unsupported_media_type', reason('body_type_not_form'))
  const { default: busboy } = await import('busboy')
  try {
    return busboy({
      headers: { 'content-type': type },
      // One byte more than allowed, to distinguish "just fits" from "cut off".
      limits: { fileSize: maxBytes + 1, files: 5, fields: 20, fieldSize: 10_000, parts: 25 },
    })
  } catch (cause) {
    throw malformed(cause)
  }
}

export const readFile = async (req: Request, wanted: Wanted): Promise<Buffer> => {
  const { field, maxBytes } = wanted
  const parser = await open(contentTypeOf(req), wanted)
  // An abort is reported once.
  if (req.destroyed) throw abortedBody()
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let size = 0
  let isFound = false
  parser.on('file', (name, stream) => {
    // A broken form ends the file as well; the parser reports it.
    stream.on('error', () => undefined)
    if (name !== field || isFound) return stream.resume()
    isFound = true
    return stream.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) reject(fileTooLarge(field, maxBytes))
      else chunks.push(chunk)
    })
  })
  parser.on('error', (cause) => reject(malformed(cause)))
  parser.on('close', () => {
    if (size > 0) resolve(Buffer.concat(chunks))
    else reject(invalidField(field, reason('file_required', { field })))
  })
  // A caller who hangs up leaves the form without an end.
  req.once('close', () => {
    if (!req.complete) reject(abortedBody())
  })
  req.pipe(parser)
  return promise
}
