import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { awaitPictures } from '#pictures/await-pictures.ts'
import { openPictures } from '#pictures/open-pictures.ts'
import { listenLocally } from '#processes/listen-locally.ts'
import { serveParent } from '#processes/serve-parent.ts'
import { bucketOf } from '#stack/project.ts'
import { openObjectStore } from './object-store.ts'
import { createStorageApp } from './storage-app.ts'

const { values } = parseArgs({
  options: { project: { type: 'string' }, data: { type: 'string' } },
})

/** Cloud Storage in the folder `data` or in memory, and what draws the demo shop's pictures. */
await serveParent(async () => {
  const { project = 'demo-bartan', data } = values
  if (data) mkdirSync(data, { recursive: true })
  const file = (name: string) => (data ? join(data, name) : ':memory:')
  const store = openObjectStore(file('objects.sqlite'))
  const pictures = openPictures({
    file: file('undrawn.sqlite'),
    bucket: bucketOf(project),
    log: (line) => console.log(line),
  })
  const { port, close } = await listenLocally(awaitPictures(createStorageApp(store), pictures))
  pictures.begin(port)
  return {
    ready: { port },
    stop: async () => {
      await close()
      pictures.stop()
      store.close()
    },
  }
})
