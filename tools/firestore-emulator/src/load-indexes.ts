import { appendFileSync, readFileSync } from 'node:fs'
import { IndexCheck } from './engine/query/index-check.ts'
import { IndexDefinitions, type IndexFile } from './engine/query/index-definitions.ts'

/**
 * Loads a firestore.indexes.json for checking queries. Appends each entry to the file `usage` when a query first needs
 * it.
 */
export const loadIndexes = (path: string, usage?: string): IndexCheck => {
  let file: IndexFile
  try {
    file = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} cannot be read: ${String(error)}`, { cause: error })
  }
  const definitions = new IndexDefinitions(file)
  return new IndexCheck(
    definitions,
    usage === undefined ? undefined : (entry) => appendFileSync(usage, `${entry}\n`),
  )
}
