import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startFirestore } from './start.ts'

const USAGE = `firestore-emulator [--port 8080] [--data DIR | :memory:] [--project ID]
                   [--indexes firestore.indexes.json] [--no-index-check]
                   [--index-usage FILE]`

const INDEXES = 'firestore.indexes.json'

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string', default: ':memory:' },
      project: { type: 'string' },
      indexes: { type: 'string' },
      'index-usage': { type: 'string' },
      'no-index-check': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${values.port} is not a port number`)
  const { indexes = INDEXES } = values
  const isThere = existsSync(indexes)
  if (!isThere && values.indexes !== undefined)
    throw new Error(`There is no ${indexes}: name another file with --indexes`)
  const checked = !values['no-index-check']
  if (checked && !isThere)
    console.error(
      `There is no ${INDEXES} here: every query is served, also those that production refuses for want of an index.`,
    )
  return {
    ...values,
    port,
    indexes: checked && isThere ? indexes : undefined,
    indexUsage: values['index-usage'],
  }
}

const main = async () => {
  const firestore = await startFirestore(readOptions())
  console.log(`Firestore ready at ${firestore.host}:${firestore.port}`)
  process.send?.({ ready: true, port: firestore.port })
  const stop = () => {
    firestore.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('disconnect', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
