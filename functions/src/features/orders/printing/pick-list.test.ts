import type { OrderLine } from '@bartan/contract/orders/schema'
import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { asOrderNumber } from '@bartan/contract/testing/brands'
import { expect, it } from 'vitest'
import { pickList } from './pick-list.ts'

const line = (more: Partial<OrderLine>): OrderLine => ({
  productId: asProductId('kadhai'),
  sku: asSku('K-2'),
  name: 'Kadhai',
  image: '',
  price: rupees(349),
  size: 'Large',
  color: '',
  quantity: 1,
  ...more,
})

it('sums the units of a variant over all orders, by SKU as people count', () => {
  const picks = pickList([
    {
      number: asOrderNumber('BR-A'),
      orderItems: [line({ sku: asSku('K-10') }), line({ quantity: 2 })],
    },
    { number: asOrderNumber('BR-B'), orderItems: [line({ quantity: 3 })] },
  ])
  expect(picks).toMatchObject([
    { sku: 'K-2', quantity: 5, numbers: ['BR-A', 'BR-B'], choice: 'Large' },
    { sku: 'K-10', quantity: 1, numbers: ['BR-A'] },
  ])
})

it('tells sizes apart in orders that are older than SKUs', () => {
  const old = { sku: undefined }
  const picks = pickList([
    { number: asOrderNumber('BR-A'), orderItems: [line(old), line({ ...old, size: 'Small' })] },
    { number: asOrderNumber('BR-B'), orderItems: [line(old)] },
  ])
  expect(picks.map(({ choice, quantity }) => [choice, quantity])).toEqual([
    ['Large', 2],
    ['Small', 1],
  ])
})
