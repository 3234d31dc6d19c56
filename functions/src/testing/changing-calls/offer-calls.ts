import { randomUUID } from 'node:crypto'
import type { TestShop } from '../start-test-shop.ts'
import type { ChangingCall, People, Prepared } from './prepare.ts'

/** An offer on goods that no other call buys. */
const anOffer = () => ({
  name: `Offer ${randomUUID()}`,
  kind: 'percent',
  percent: 10,
  code: `CODE-${randomUUID().slice(0, 8)}`,
  from: '2026-01-01T00:00:00Z',
})

export const offerCalls = (shop: TestShop, { admin }: People) => {
  const saved = async () => (await shop.as(admin).post('/api/admin/offers', anOffer())).body
  return {
    'POST /api/admin/offers': async () => ({ body: anOffer(), who: admin }),
    'PUT /api/admin/offers/:id': async () => {
      const offer = await saved()
      return { path: `/api/admin/offers/${offer._id}`, body: { ...offer, percent: 20 }, who: admin }
    },
    'DELETE /api/admin/offers/:id': async () => ({
      path: `/api/admin/offers/${(await saved())._id}`,
      who: admin,
    }),
    'POST /api/admin/offers/simulate': async () => ({ body: anOffer(), who: admin }),
  } satisfies Partial<Record<ChangingCall, () => Promise<Prepared>>>
}
