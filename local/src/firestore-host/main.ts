import { parseArgs } from 'node:util'
import { startFirestore } from '../firestore/start.ts'
import { serveParent } from '../processes/serve-parent.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: ':memory:' },
    indexes: { type: 'string' },
  },
})

await serveParent(async () => {
  const firestore = await startFirestore({
    port: 0,
    data: values.data,
    indexes: values.indexes,
  })
  return { ready: { port: firestore.port }, stop: () => firestore.stop() }
})
