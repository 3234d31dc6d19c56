import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { readCsv } from '@bartan/contract/csv/read-csv'
import { exportRows } from '@bartan/contract/products/fields/field-cells'
import { columnAt } from '@bartan/contract/products/fields/fields'
import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { importer } from './testing/import-files.ts'

const DEMO = join(import.meta.dirname, '../../../../../tools/demo-shop/src/data/products.csv')

it("An import of the demo shop's goods takes over every cell: an export is the same table", async () => {
  const csv = readFileSync(DEMO, 'utf8')
  const shop = await startTestShop()
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  const { state, done, faulty } = await importer(admin).takeOver(csv)
  expect({ state, done, faulty }).toEqual({ state: 'done', done: 73, faulty: [] })
  const { body: products } = await admin.get('/api/admin/products')
  const [head = [], ...exported] = exportRows([], products)
  const [{ cells: headings } = { cells: [] }, ...rows] = await readCsv(csv, CSV_LIMITS.import)
  // Those besides are the demo's own: for its pictures, and when the goods came.
  const columns = headings.filter((name) => columnAt(name) === name)
  const tableOf = (names: readonly string[], cells: readonly (readonly string[])[]) =>
    cells.map((row) => columns.map((name) => row[names.indexOf(name)]).join('; ')).toSorted()
  expect(tableOf(head, exported)).toEqual(
    tableOf(
      headings,
      rows.map(({ cells }) => cells),
    ),
  )
})
