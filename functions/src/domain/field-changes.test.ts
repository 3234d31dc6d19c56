import { expect, it } from 'vitest'
import { fieldChanges } from './field-changes.ts'

it('tells the fields that differ, from what to what', () => {
  expect(
    fieldChanges(
      { name: 'Tawa', price: 100, sizes: ['Small'], images: [{ url: 'a' }] },
      { name: 'Tawa', price: 120, sizes: ['Small', 'Large'], images: [{ url: 'a' }] },
    ),
  ).toEqual({
    price: { from: 100, to: 120 },
    sizes: { from: ['Small'], to: ['Small', 'Large'] },
  })
})

it('says null for what was not there, or is not any more', () => {
  expect(fieldChanges({ originalPrice: 5 }, { sku: 'A', email: undefined })).toEqual({
    originalPrice: { from: 5, to: null },
    sku: { from: null, to: 'A' },
  })
})
