import { ownKey } from '#lib/api/query-client.ts'
import { session, shopperId } from './session.ts'

/** Query key prefix of admins' data, which is removed when the admin logs out. */
export const adminKey = (...rest: readonly string[]) =>
  ownKey(shopperId(session.read()), 'admin', ...rest)
