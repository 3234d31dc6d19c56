import type { TestShop } from './start-test-shop.ts'

/** A product's stock and what its ledger says of it. */
export const ledgerOf = async (shop: TestShop, productId: string) => {
  const { countInStock, sold } = await shop.readProduct(productId)
  const movements = await shop.database.stockMovements.where('productId', '==', productId).get()
  const ledger = movements.docs.map((entry) => entry.data())
  return {
    countInStock,
    sold,
    moved: ledger.reduce((sum, { quantity }) => sum + quantity, 0),
    reasons: ledger.map(({ reason }) => reason).sort(),
  }
}
