import { createHmac, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What Firebase puts into an ID token (firebase.google.com/docs/auth/admin/verify-id-tokens). */
export const claimsOf = (projectId: string, uid: string, changes: object = {}) => {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...changes,
  }
}

type Forged = { header?: object; payload: unknown }

/** As the Auth emulator issues them, and as anyone can make them up. */
export const unsigned = ({ header = { alg: 'none', typ: 'JWT' }, payload }: Forged): string =>
  `${part(header)}.${part(payload)}.`

export const signedBy = (
  key: KeyObject,
  { header = { alg: 'RS256', kid: 'google', typ: 'JWT' }, payload }: Forged,
): string => {
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

/** The public key taken for a shared secret: what verifiers fall for that trust the header's `alg`. */
export const signedByText = (secret: string, payload: unknown): string => {
  const text = `${part({ alg: 'HS256', kid: 'google', typ: 'JWT' })}.${part(payload)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
