import { parseArgs } from 'node:util'
import { startFirestore } from '../firestore/start.ts'
import { serveParent } from '../processes/serve-parent.ts'

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
    idleMilliseconds: values.idle === undefined ? undefined : Number(values.idle),
  })
  return { ready: { port: firestore.port }, stop: () => firestore.stop() }
})
