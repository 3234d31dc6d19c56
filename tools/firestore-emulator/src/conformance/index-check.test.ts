import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startFirestore } from '#start.ts'
import { rawClient } from '#testing/raw-client.ts'

const PARENT = 'projects/demo-indexes/databases/(default)/documents'

const entry = {
  collectionGroup: 'items',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'kind', order: 'ASCENDING' },
    { fieldPath: 'n', order: 'DESCENDING' },
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'firestore-indexes-'))
const indexes = join(folder, 'firestore.indexes.json')
writeFileSync(indexes, JSON.stringify({ indexes: [entry], fieldOverrides: [] }))
const indexUsage = join(folder, 'usage')
const server = await startFirestore({ port: 0, data: ':memory:', indexes, indexUsage })
const client = rawClient(server.port)
afterAll(async () => {
  client.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

const query = (direction: string) => ({
  parent: PARENT,
  structuredQuery: {
    from: [{ collectionId: 'items' }],
    where: {
      fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: { stringValue: 'x' } },
    },
    orderBy: [{ field: { fieldPath: 'n' }, direction }],
  },
})

it('refuses a query without its index, and serves it with one', async () => {
  await expect(client.stream('RunQuery', query('ASCENDING'))).rejects.toMatchObject({
    code: 9,
    details: expect.stringContaining('requires an index'),
  })
  await client.stream('RunQuery', query('DESCENDING'))
  expect(readFileSync(join(folder, 'usage'), 'utf8')).toBe(`${JSON.stringify(entry)}\n`)
})
