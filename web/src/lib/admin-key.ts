import { session, shopperId } from './session.ts'
import { mine } from './query-client.ts'

/** Keys of what admins read: it leaves memory with the admin who logs out. */
export const adminKey = (...rest: readonly string[]) =>
  mine(shopperId(session.read()), 'admin', ...rest)
