import type { Request } from 'express'
import { AppError } from '../app-error.ts'
import { bodyHeadersOf } from './take-raw-bodies.ts'

/** No call of the shop comes near it; 200 checkout lines take about 30 kB. */
const BODY_LIMIT = 100_000

const tooLarge = () => new AppError('payload_too_large', 'The request is too large')

const collect = async (req: Request, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Under Cloud Functions the body has already been read and is in `rawBody`. */
const bytesOf = async (req: Request & { rawBody?: Buffer }, limit: number): Promise<Buffer> => {
  const bytes = req.rawBody ?? (await collect(req, limit))
  if (bytes.length > limit) throw tooLarge()
  return bytes
}

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw new AppError('invalid_input', 'The body is not valid JSON')
  }
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json(?: *;.*)?$/i

/** The JSON body of a request; `undefined` where it has none. */
export const readBody = async (req: Request, limit = BODY_LIMIT): Promise<unknown> => {
  const bytes = await bytesOf(req, limit)
  if (bytes.length === 0) return undefined
  const { type, encoding } = bodyHeadersOf(req)
  if (!JSON_TYPE.test(type ?? '') || (encoding && encoding !== 'identity'))
    throw new AppError('unsupported_media_type', 'The body must be application/json')
  return parseJson(bytes)
}
