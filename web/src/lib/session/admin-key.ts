import { session, shopperId } from './session.ts'
import { ownKey } from '#lib/api/query-client.ts'

/** Prefix of the keys of what admins read, which leaves memory when the admin logs out. */
export const adminKey = (...rest: readonly string[]) =>
  ownKey(shopperId(session.read()), 'admin', ...rest)
