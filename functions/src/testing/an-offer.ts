import type { Account, TestShop } from './start-test-shop.ts'

export const BEGAN = '2026-01-01T00:00:00.000Z'

export const anOffer = (offer: object = {}) => ({
  name: 'Friday',
  kind: 'percent',
  percent: 10,
  active: true,
  from: BEGAN,
  ...offer,
})

/** Makes an offer as admins do; returns what they are answered. */
export const saveOffer = async (shop: TestShop, admin: Account, offer: object) => {
  const { status, body } = await shop.as(admin).post('/api/admin/offers', anOffer(offer))
  if (status !== 201) throw new Error(`No offer: ${JSON.stringify(body)}`)
  return body
}
