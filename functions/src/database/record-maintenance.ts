import manifest from '../../package.json' with { type: 'json' }
import type { Database } from './collections.ts'

/** Notes for the admin's status page what was done just now, by this version of the code. */
export const recordMaintenance = async (
  { maintenance, serverTime }: Database,
  what: 'deployed' | 'exported',
): Promise<void> => {
  const { version } = manifest
  await maintenance.doc(what).set({ at: serverTime, version })
}
