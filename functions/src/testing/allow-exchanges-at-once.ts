import type { Account, TestShop } from './start-test-shop.ts'

/** Saves whether what is exchanged may be sent before the first goods are back. */
export const allowExchangesAtOnce = async (
  shop: TestShop,
  admin: Account,
  exchangeAtOnce = true,
): Promise<void> => {
  const { version, orders } = (await shop.as(admin).get('/api/admin/settings')).body
  const change = { version, orders: { ...orders, exchangeAtOnce } }
  const saved = await shop.as(admin).put('/api/admin/settings', change)
  if (saved.status !== 200) throw new Error(`Not saved: ${JSON.stringify(saved.body)}`)
}
