import { asProductId } from '@bartan/contract/products/product-id'
import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { checkStock } from './check-stock.ts'
import { ledgerRepository } from './ledger.repository.ts'
import { addEntry, faultOf, isBalanced } from './ledger.ts'

const shop = await startTestShop()

const move = async (
  productId: string,
  reason: Parameters<typeof addEntry>[1]['reason'],
  quantity: number,
) => {
  const { stockMovements, serverTime: at } = shop.database
  await stockMovements
    .doc()
    .set({ productId: asProductId(productId), reason, quantity, orderId: null, by: '', at })
}

it('finds the products whose stock is not what the ledger says, and no others', async () => {
  const records = ledgerRepository(shop.shop.connect)
  const sound = await shop.saveProduct({ countInStock: 9 })
  await move(sound, 'opening', 10)
  await move(sound, 'order', -3)
  await move(sound, 'adjustment', 1)
  await move(sound, 'return', 1)
  const [twice, gone] = [await shop.saveProduct({ countInStock: 4, name: 'Mug' }), 'gone']
  await move(twice, 'opening', 5)
  await move(twice, 'order', -2)
  await move(gone, 'opening', 1)

  const { products, faulty } = await checkStock(records)
  expect(products).toBe(3)
  expect(faulty.map(faultOf).sort()).toEqual(
    [
      `${twice}  Mug: opening 5 + in 0 − sold 2 + returned 0 = 3, but countInStock is 4`,
      'gone  : opening 1 + in 0 − sold 0 + returned 0 = 1, but countInStock is gone with the product',
    ].sort(),
  )
})

it('looks again at what seems wrong, because the shop goes on selling', async () => {
  const product = { _id: 'p', name: 'Mug', countInStock: 5 }
  const before = {
    key: '',
    product,
    balance: addEntry(undefined, { reason: 'opening', quantity: 6 }),
  }
  const after = {
    key: '',
    product,
    balance: addEntry(before.balance, { reason: 'order', quantity: -1 }),
  }
  expect(isBalanced(before)).toBe(false)
  expect(await checkStock({ all: async () => [before], one: async () => after })).toEqual({
    products: 1,
    faulty: [],
  })
})

it('takes no stock below nothing for sound', () => {
  const product = { _id: 'p', name: 'Mug', countInStock: -1 }
  expect(
    isBalanced({
      key: '',
      product,
      balance: addEntry(undefined, { reason: 'order', quantity: -1 }),
    }),
  ).toBe(false)
})
