import { createHmac, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { tokenPart } from '@bartan/contract/testing/unsigned-token'
import type { Forged } from '@bartan/contract/testing/unsigned-token'

export const signedBy = (
  key: KeyObject,
  { header = { alg: 'RS256', kid: 'google', typ: 'JWT' }, payload }: Forged,
): string => {
  const text = `${tokenPart(header)}.${tokenPart(payload)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

/** Signed with the public key as if it were a shared secret, which fools verifiers that trust the header's `alg`. */
export const signedByText = (secret: string, payload: unknown): string => {
  const text = `${tokenPart({ alg: 'HS256', kid: 'google', typ: 'JWT' })}.${tokenPart(payload)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
