import manifest from '../../package.json' with { type: 'json' }
import type { Database } from './collections.ts'
import type { MAINTENANCE } from './operation-documents.ts'

/** Notes for the admin's status page what was done just now, by this version of the code. */
export const recordMaintenance = async (
  { maintenance, serverTime }: Database,
  what: (typeof MAINTENANCE)[number],
): Promise<void> => {
  const { version } = manifest
  await maintenance.doc(what).set({ at: serverTime, version })
}
