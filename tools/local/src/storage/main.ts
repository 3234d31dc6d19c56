import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveParent } from '#processes/serve-parent.ts'
import { bucketOf } from '#stack/project.ts'
import { listenLocally } from '../processes/close-server.ts'
import { openObjectStore, type ObjectStore } from './object-store.ts'
import { createStorageApp } from './storage-app.ts'

const { values } = parseArgs({
  options: { project: { type: 'string' }, data: { type: 'string' } },
})

/** For the data folders of earlier versions alone, because it loads the demo shop. */
const fillUndrawn = async (file: string, store: ObjectStore, bucket: string) => {
  if (!existsSync(file)) return
  const { fillUndrawnPictures } = await import('./undrawn-pictures.ts')
  await fillUndrawnPictures(file, store, bucket)
}

/** Cloud Storage in the folder `data` or in memory. */
await serveParent(async () => {
  const { project = 'demo-bartan', data } = values
  if (data) mkdirSync(data, { recursive: true })
  const store = openObjectStore(data ? join(data, 'objects.sqlite') : ':memory:')
  if (data) await fillUndrawn(join(data, 'undrawn.sqlite'), store, bucketOf(project))
  const { port, close } = await listenLocally(createStorageApp(store))
  return {
    ready: { port },
    stop: async () => {
      await close()
      store.close()
    },
  }
})
