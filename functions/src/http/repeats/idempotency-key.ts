import { createHash, createHmac } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { IDEMPOTENCY_KEY_PATTERN, IDEMPOTENCY_KEY } from '@bartan/contract/shared/idempotency-key'
import type { Request } from 'express'
import { invalidField } from '#domain/app-error.ts'
import type { KeyedCall } from '#platform/keyed-call.ts'

/** The Idempotency-Key of a call that changes something; throws if it is malformed. */
export const idempotencyKeyOf = ({ method }: Endpoint, req: Request): string | undefined => {
  const key = method === 'GET' ? undefined : req.get(IDEMPOTENCY_KEY)
  if (key !== undefined && !IDEMPOTENCY_KEY_PATTERN.test(key))
    throw invalidField(IDEMPOTENCY_KEY, reason('idempotency_key_invalid'))
  return key
}

/** JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64url')

type Made = {
  endpoint: Endpoint
  key: string
  /** The id of an account or guest; undefined for callers identified only by the key. */
  caller: { userId?: string | undefined; guestId?: string | undefined }
  raw: { params: unknown; query: object; body: unknown; file?: Buffer | undefined }
  at: Date
  find: KeyedCall['find']
}

/**
 * The key isn't stored, but is part of the call's digest: a body may contain a password, which could be guessed from a
 * digest of the body alone.
 */
export const keyedCallOf = ({ endpoint, key, caller, raw, at, find }: Made): KeyedCall => {
  const { method, path } = endpoint
  const { file, ...rest } = raw
  const content = file && createHash('sha256').update(file).digest('base64url')
  const { userId, guestId } = caller
  return {
    id: digestOf({ userId, guestId, method, key }),
    digest: createHmac('sha256', key)
      .update(canonical({ path, ...rest, content }))
      .digest('base64url'),
    userId,
    at,
    find,
  }
}
