import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlainName } from '@bartan/contract/products/fields/plain-fields'
import type { EditableField } from '@bartan/contract/products/schema'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../..')
const PARTS = 'features/product/components'
const FACTS = `${PARTS}/product-facts.tsx`
const HEAD = `${PARTS}/product-head.tsx`
const CHOICES = `${PARTS}/choices.tsx`
const TEXTS = '../../contract/src/products/names.ts'
const SEARCH_ENGINES = 'app/server/structured-data.ts'

/** Where shoppers read what an admin sets, and whether search engines do: the compiler asks it of a new field. */
const SHOWN: Record<EditableField, readonly string[]> &
  Partial<Record<PlainName, readonly string[]>> = {
  sku: [FACTS, SEARCH_ENGINES],
  name: [TEXTS],
  nameIn: [TEXTS],
  description: [`${PARTS}/description.tsx`, SEARCH_ENGINES],
  descriptionIn: [TEXTS],
  price: [HEAD, SEARCH_ENGINES],
  originalPrice: [HEAD, SEARCH_ENGINES],
  countInStock: [HEAD, SEARCH_ENGINES],
  brand: [HEAD, FACTS, SEARCH_ENGINES],
  category: [FACTS, SEARCH_ENGINES],
  collection: [FACTS],
  material: [SEARCH_ENGINES],
  sizes: [CHOICES],
  colors: [CHOICES, SEARCH_ENGINES],
  returnable: [`${PARTS}/product-detail.tsx`, SEARCH_ENGINES],
  images: [`${PARTS}/gallery.tsx`, SEARCH_ENGINES],
}

const PLACES = Object.entries(SHOWN).flatMap(([field, files]) =>
  files.map((file) => ({ field, file })),
)

it.each(PLACES)('$field is told by $file', ({ field, file }) => {
  expect(readFileSync(join(SRC, file), 'utf8')).toMatch(new RegExp(`\\b${field}\\b`))
})
