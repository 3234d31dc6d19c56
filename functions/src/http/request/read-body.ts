import { setImmediate as nextTurn } from 'node:timers/promises'
import { decodeTable } from '@bartan/contract/csv/decode-table'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import type { Request } from 'express'
import { AppError } from '#domain/app-error.ts'
import { contentTypeOf } from '#http/framework/bypass-body-parsers.ts'
import { BODY_LIMIT, abortedBody, tooLarge } from '#http/limits/body-limit.ts'
import { visibleText } from './visible-text.ts'

/** Few bodies have such characters; the others skip the second pass. */
const MAY_NEED_CLEANING =
  /\\[ubf]|(?![\t\n\r])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u202A-\u202E\u2066-\u2069]/u

/** Three times the depth of any call's body; deeper nesting could overflow the stack. */
const MAX_DEPTH = 32

const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0))
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

const isTooDeep = (json: string): boolean => {
  let [depth, isText] = [0, false]
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === BACKSLASH) at++
    else if (sign === QUOTE) isText = !isText
    else if (isText) continue
    else if (OPENING.has(sign) && ++depth > MAX_DEPTH) return true
    else if (CLOSING.has(sign)) depth--
  }
  return false
}

/** `JSON.parse` with cleaned texts. */
const parseCleanJson = (json: string): unknown =>
  MAY_NEED_CLEANING.test(json)
    ? JSON.parse(json, (_key, value: unknown) =>
        typeof value === 'string' ? visibleText(value) : value,
      )
    : JSON.parse(json)

/** Beyond the limit the rest is received but not stored, so that the caller reads the reply. */
export const collectBody = (req: Request, limit: number): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let size = 0
  req.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= limit) return void chunks.push(chunk)
    chunks.length = 0
    reject(tooLarge())
  })
  req.once('end', () => resolve(Buffer.concat(chunks)))
  req.once('error', (cause) => reject(abortedBody(cause)))
  req.once('close', () => {
    if (!req.complete) reject(abortedBody())
  })
  return promise
}

/** Each step of reading a body of so many bytes takes a millisecond. */
const LARGE = 200_000

const parseJson = async (bytes: Buffer): Promise<unknown> => {
  const pause = async () => bytes.length > LARGE && nextTurn()
  try {
    await pause()
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    await pause()
    const isDeep = isTooDeep(json)
    await pause()
    if (!isDeep) return parseCleanJson(json)
  } catch {
    // Refused below.
  }
  throw new AppError('invalid_input', reason('body_not_json'))
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json(?: *;.*)?$/i
const JSON_OR_TEXT = /^(?:application\/(?:[\w.+-]+\+)?json|text\/plain)(?: *;.*)?$/i

const CSV_TYPE = /^text\/csv(?: *;.*)?$/i

/** The body of a request, JSON unless the endpoint says otherwise; `undefined` without one. */
export const readBody = async (
  req: Request,
  {
    bodyBytes = BODY_LIMIT,
    evenAsText,
    csvBody,
  }: Pick<Endpoint, 'bodyBytes' | 'evenAsText' | 'csvBody'>,
): Promise<unknown> => {
  const bytes = await collectBody(req, bodyBytes)
  if (bytes.length === 0) return undefined
  const encoding = req.headers['content-encoding']
  if (csvBody) {
    if (!CSV_TYPE.test(contentTypeOf(req) ?? '') || (encoding && encoding !== 'identity'))
      throw new AppError('unsupported_media_type', reason('body_type_not_csv'))
    return visibleText(decodeTable(bytes))
  }
  const type = evenAsText ? JSON_OR_TEXT : JSON_TYPE
  if (!type.test(contentTypeOf(req) ?? '') || (encoding && encoding !== 'identity'))
    throw new AppError('unsupported_media_type', reason('body_type_not_json'))
  return parseJson(bytes)
}

/** Whether the body claims to be JSON in a readable encoding. */
export const hasJsonType = (req: Request): boolean =>
  JSON_TYPE.test(contentTypeOf(req) ?? '') &&
  [undefined, 'identity'].includes(req.headers['content-encoding'])

/**
 * The body of a call that ignores it, to identify the call. One that claims to be JSON must be valid (contract §2);
 * others, such as the form by which mail programs unsubscribe, may be anything.
 */
export const readUnusedBody = async (req: Request): Promise<unknown> => {
  const bytes = await collectBody(req, BODY_LIMIT)
  if (bytes.length === 0) return undefined
  if (hasJsonType(req)) return parseJson(bytes)
  const text = bytes.toString()
  try {
    return isTooDeep(text) ? text : (JSON.parse(text) as unknown)
  } catch {
    return text
  }
}

/** Bytes of a form with a few buttons. */
const FORM_LIMIT = 1000

/** The fields of an HTML form (application/x-www-form-urlencoded). */
export const readForm = async (req: Request): Promise<URLSearchParams> =>
  new URLSearchParams((await collectBody(req, FORM_LIMIT)).toString())
