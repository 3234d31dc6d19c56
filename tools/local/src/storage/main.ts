import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveParent } from '#processes/serve-parent.ts'
import { listenLocally } from '../processes/close-server.ts'
import { openObjectStore } from './object-store.ts'
import { createStorageApp } from './storage-app.ts'

const { values } = parseArgs({ options: { data: { type: 'string' } } })

/** Cloud Storage in the folder `data` or in memory. */
await serveParent(async () => {
  const { data } = values
  if (data) mkdirSync(data, { recursive: true })
  const store = openObjectStore(data ? join(data, 'objects.sqlite') : ':memory:')
  const { port, close } = await listenLocally(createStorageApp(store))
  return {
    ready: { port },
    stop: async () => {
      await close()
      store.close()
    },
  }
})
