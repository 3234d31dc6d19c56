import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { closeServer } from '#processes/close-server.ts'
import { openAccountJournal } from './account-journal.ts'
import { createAuthApp } from './auth-app.ts'
import { openAuthProjects } from './auth-projects.ts'
import { awaitPictures } from '#pictures/await-pictures.ts'
import { openPictures } from '#pictures/open-pictures.ts'
import { bucketOf } from '#stack/project.ts'
import { registerEmulator } from './firebase-tools.ts'
import { openObjectStore } from './object-store.ts'
import { createStorageApp } from './storage-app.ts'

const listen = async (app: RequestListener, name: 'auth' | 'storage') => {
  const server = createServer(app)
  // Its clients keep their connections; closing an idle one would fail the request that is just using it.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  registerEmulator(name, port)
  return { port, close: () => closeServer(server) }
}

/**
 * The Auth and Storage emulators of firebase-tools in this process, on free ports, with their state in
 * `dataDir` (or in memory, where it is undefined), and what draws the demo shop's pictures.
 */
export const startEmulators = async ({
  projectId,
  dataDir,
}: {
  projectId: string
  dataDir: string | undefined
}) => {
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const file = (name: string) => (dataDir ? join(dataDir, name) : ':memory:')
  const journal = openAccountJournal(file('accounts.sqlite'))
  const store = openObjectStore(file('objects.sqlite'))
  const auth = await listen(await createAuthApp(projectId, openAuthProjects(journal)), 'auth')
  const pictures = openPictures({
    file: file('undrawn.sqlite'),
    bucket: bucketOf(projectId),
    log: (line) => console.log(line),
  })
  const storageApp = await createStorageApp(projectId, store)
  const storage = await listen(awaitPictures(storageApp, pictures), 'storage')
  pictures.begin(storage.port)
  return {
    ready: { authPort: auth.port, storagePort: storage.port },
    stop: async () => {
      await Promise.all([auth.close(), storage.close()])
      pictures.stop()
      journal.close()
      store.close()
    },
  }
}
