import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { IndexDefinitions } from './engine/query/index-definitions.ts'

/**
 * Lists entries of firestore.indexes.json that no query has needed; exit status 1 if there are any. The needed ones
 * come from servers run with `--index-usage FILE`.
 *
 * node tools/firestore-emulator/src/unused-indexes.ts --usage FILE [--indexes firestore.indexes.json]
 */
const { values } = parseArgs({
  options: {
    indexes: { type: 'string', default: 'firestore.indexes.json' },
    usage: { type: 'string' },
  },
})

if (values.usage === undefined) {
  console.error('--usage FILE is missing: the file that the servers were given as --index-usage')
  process.exit(2)
}
const used = new Set(existsSync(values.usage) ? readFileSync(values.usage, 'utf8').split('\n') : [])
const entries = new IndexDefinitions(JSON.parse(readFileSync(values.indexes, 'utf8'))).entries()
const unused = entries.filter((entry) => !used.has(entry))
for (const entry of unused) console.log(entry)
console.log(`${unused.length} of ${entries.length} index entries were not needed by any query.`)
process.exit(unused.length > 0 ? 1 : 0)
