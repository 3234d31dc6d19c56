import type { Timestamp } from 'firebase-admin/firestore'
import manifest from '../../package.json' with { type: 'json' }
import type { Database } from './collections.ts'
import type { MAINTENANCE, MaintenanceDocument } from './operation-documents.ts'

/** A record of an action by this version of the code. */
export const maintenanceOf = (at: Timestamp): MaintenanceDocument => ({
  at,
  version: manifest.version,
})

/** Records for the admin's status page what was just done, by this version of the code. */
export const recordMaintenance = async (
  { maintenance, serverTime }: Database,
  what: (typeof MAINTENANCE)[number],
): Promise<void> => {
  const { version } = manifest
  await maintenance.doc(what).set({ at: serverTime, version })
}
