import { asProductId } from '@bartan/contract/products/product-id'
import { expect, it } from 'vitest'
import { anEntry } from '../testing/household.ts'
import { ProductRows } from './product-rows.ts'

/** As the contract's schema would let it through, were this field added to its end. */
const withNewField = (fields: object) => {
  const entry = anEntry({ _id: asProductId('p'), descriptionHi: 'थाली' })
  return { ...entry, product: { ...entry.product, ...fields } }
}

it('tells every field in lists as alone, wherever it stands, but for the Hindi description', () => {
  const rows = new ProductRows()
  const entry = withNewField({ gauge: '0.8 mm' })
  const slot = rows.put(entry)
  expect(rows.product(slot)).toEqual(entry.product)
  const { descriptionHi: _descriptionHi, ...listed } = entry.product
  expect(JSON.parse(rows.listJson(slot))).toEqual(listed)
})

it('tells a product without details alone as in lists', () => {
  const rows = new ProductRows()
  const slot = rows.put(anEntry({ _id: asProductId('p'), descriptionHi: undefined }))
  expect(rows.json(slot)).toBe(rows.listJson(slot))
})
