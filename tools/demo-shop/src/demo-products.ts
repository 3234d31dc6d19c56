import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { readTable } from '@bartan/contract/csv/read-table'
import { inputOf, readCell } from '@bartan/contract/products/fields/field-cells'
import { columnAt, isOfVariant } from '@bartan/contract/products/fields/fields'
import { PRODUCT_HEADINGS } from '@bartan/contract/products/fields/product-headings'
import type { Variant } from '@bartan/contract/products/schema'
import { summaryOf } from '@bartan/contract/products/variants'
import type { DemoProduct } from './demo-product.ts'
import type { FormName } from './forms.ts'

/** The shop's own table, as it exports and imports it, with columns besides for the pictures and the day of arrival. */
const TABLE = readFileSync(join(import.meta.dirname, 'data/products.csv'), 'utf8')

const { head, rows } = await readTable(TABLE, CSV_LIMITS.import, PRODUCT_HEADINGS)

const headings = head?.cells ?? []

const OF_VARIANT = headings.filter(isOfVariant)
const OF_PRODUCT = headings.filter((name) => !isOfVariant(name) && columnAt(name) === name)

type Cells = Readonly<Record<string, string>>

/** What these columns say, read as the import does. */
const saidIn = (cells: Cells, columns: readonly string[]): Record<string, unknown> =>
  inputOf(
    new Map(
      columns.flatMap((column): [string, unknown][] => {
        const value = cells[column] ? readCell(column, cells[column]) : undefined
        return value === undefined ? [] : [[column, value]]
      }),
    ),
    undefined,
  )

type Told = Omit<DemoProduct, 'form' | 'measures' | 'createdDaysAgo'>

const productOf = (all: readonly Cells[]): DemoProduct => {
  const [cells = {}] = all
  const told = { sizes: [], colors: [], ...saidIn(cells, OF_PRODUCT) } as unknown as Told
  const variants = all
    .filter(({ variantSku }) => variantSku)
    .map((one) => saidIn(one, OF_VARIANT) as unknown as Variant)
  return {
    ...told,
    ...(variants.length > 0 && { variants, ...summaryOf(variants) }),
    ...(told.nameIn?.hi && { nameHi: told.nameIn.hi }),
    ...(told.descriptionIn?.hi && { descriptionHi: told.descriptionIn.hi }),
    form: cells['form'] as FormName,
    measures: { width: Number(cells['width']), height: Number(cells['height']) },
    createdDaysAgo: Number(cells['createdDaysAgo']),
  }
}

const table = rows.map(({ cells }): Cells =>
  Object.fromEntries(headings.map((name, place) => [name, cells[place] ?? ''])),
)

export const demoProducts: readonly DemoProduct[] = [
  ...Map.groupBy(table, ({ sku }) => sku).values(),
].map(productOf)
