import type { IncomingMessage } from 'node:http'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { AppError } from '#domain/app-error.ts'

/** Far above the shop's calls; 200 checkout lines take about 30 kB. */
export const BODY_LIMIT = 100_000

const MB = 1024 * 1024

export const tooLarge = () => new AppError('payload_too_large', reason('request_too_large'))

export const fileTooLarge = (field: string, maxBytes: number) =>
  new AppError(
    'payload_too_large',
    reason('field_too_many_megabytes', { field, max: Math.floor(maxBytes / MB) }),
  )

/** A caller who hangs up during the body is no error of ours: it is logged as information. */
export const abortedBody = (cause?: unknown) =>
  new AppError('invalid_input', reason('request_aborted'), { cause })

/** Refuses a body by its announced length, before reading it. */
export const refuseTooLong = (
  { body, bodyBytes = BODY_LIMIT, fileField }: Endpoint,
  { headers }: IncomingMessage,
): void => {
  if (!body && !fileField) return
  if (Number(headers['content-length'] ?? 0) <= bodyBytes) return
  throw fileField ? fileTooLarge(fileField, bodyBytes) : tooLarge()
}
