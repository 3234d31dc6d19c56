import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { expect, it } from 'vitest'
import { anEntry } from '../../testing/household.ts'
import { VariantRows } from './variant-rows.ts'

const cooker = (size: string, price: number, countInStock: number) => {
  const variant = { sku: asSku('C-1'), size, price: rupees(price), countInStock }
  return anEntry({ ...variant, _id: asProductId('cooker'), variants: [variant], sizes: [size] })
    .product
}

it('products keep what is sold of them, however often the stock of one changes', () => {
  const rows = new VariantRows()
  rows.put(0, cooker('3 L', 1649, 2))
  for (let stock = 1; stock <= 10_100; stock++) rows.put(1, cooker(`${stock % 500} L`, 2049, stock))
  rows.put(2, cooker('5 L', 2049.5, 0))

  expect(rows.sold(rows.first(0))).toMatchObject({ size: '3 L', price: 1649, countInStock: 2 })
  expect(rows.sold(rows.first(1))).toMatchObject({
    size: '100 L',
    price: 2049,
    countInStock: 10_100,
  })
  expect(rows.finder({ size: ['100 l'], maxPrice: 2049 })(1)).toBe(rows.first(1))
  expect(rows.finder({ size: ['5 L'], minPrice: 2049.5 })(2)).toBe(rows.first(2))
  expect(rows.price(rows.first(2))).toBe(204_950)
  expect([...rows.costing({ maxPrice: 2000 }).toSlots()]).toEqual([0])
})
