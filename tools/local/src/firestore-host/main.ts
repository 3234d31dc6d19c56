import { parseArgs } from 'node:util'
import { DataFolderError } from '@bartan/firestore-emulator/sqlite/data-folder-error'
import { startFirestore } from '@bartan/firestore-emulator/start'
import { serveParent } from '#processes/serve-parent.ts'
import { StackError } from '#stack/stack-error.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: ':memory:' },
    indexes: { type: 'string' },
    idle: { type: 'string' },
  },
})

await serveParent(async () => {
  const firestore = await startFirestore({
    port: 0,
    data: values.data,
    indexes: values.indexes,
    // In the environment, which passes through whatever starts the tests (testing/find-unused-indexes.ts).
    indexUsage: process.env['FIRESTORE_INDEX_USAGE'],
    idleMilliseconds: values.idle === undefined ? undefined : Number(values.idle),
  }).catch((error: unknown) => {
    if (!(error instanceof DataFolderError)) throw error
    throw new StackError(error.message, { cause: error, missing: error.missing })
  })
  return { ready: { port: firestore.port }, stop: () => firestore.stop() }
})
