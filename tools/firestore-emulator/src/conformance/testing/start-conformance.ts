import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import { startFirestore, type RunningFirestore } from '#start.ts'

// Google's auth library otherwise looks for a cloud to be in, and complains that there is none.
process.env['METADATA_SERVER_DETECTION'] = 'none'

let shared: Promise<RunningFirestore> | undefined

/**
 * The unmodified Admin SDK on a project of its own. With FIRESTORE_EMULATOR_HOST set, the tests
 * speak to whatever listens there, Google's emulator for one; otherwise to a server in memory.
 */
export const startConformance = async () => {
  let host = process.env['FIRESTORE_EMULATOR_HOST']
  if (host === undefined) {
    shared ??= startFirestore({ port: 0, data: ':memory:' })
    const { port } = await shared
    host = `127.0.0.1:${port}`
  }
  const projectId = `demo-${randomUUID()}`
  const app = initializeApp({ projectId }, projectId)
  const db = initializeFirestore(app)
  db.settings({ host, ssl: false })
  const stop = async () => {
    await db.terminate()
    await deleteApp(app)
  }
  return { db, host, projectId, stop }
}
