import { resolve } from 'node:path'
import { startEmulatorServices } from '#stack/emulator-services.ts'
import { emulatorEnvironment } from '#stack/project.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

/**
 * vitest's global setup for tests that use Firebase: Firestore, Auth and Storage in memory, once per run, with their
 * addresses in the environment of every worker. A test file isolates itself with a project id of its own (`demo-…`),
 * which all three accept; for calls with an API key that id is also the key (see auth/account-calls.ts).
 */
export default async () => {
  const services = await startEmulatorServices({
    projectId: 'demo-test',
    indexes: resolve(ROOT, 'firestore.indexes.json'),
    // Locks of an instance that a test kills are soon free again; no test rests for so long within a transaction.
    idleMilliseconds: 10_000,
    onOutput: (line) => console.error(line),
  })
  Object.assign(process.env, emulatorEnvironment(services.ports), {
    METADATA_SERVER_DETECTION: 'none',
  })
  return services.stop
}
