import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { schemaVersionOf } from '../collections.ts'
import { MIGRATIONS } from './migrations.ts'

it('lists every migration, in order, under the name of its file', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d{4}-/.test(file))
  expect(MIGRATIONS.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})

it('ends where this version writes', () => {
  const reached = new Map(MIGRATIONS.map(({ collection, version }) => [collection, version]))
  // Nothing writes there any more.
  reached.delete('restockRequests')
  for (const [collection, version] of reached) expect(version).toBe(schemaVersionOf(collection))
})
