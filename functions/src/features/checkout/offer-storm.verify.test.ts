import { expect, it, onTestFinished } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { startInstance } from '#testing/start-instance.ts'
import { startTestShop, type Account, type TestShop } from '#testing/start-test-shop.ts'
import { oneOf, Storm } from './testing/storm.ts'

const BUYERS = 40
const LEFT = 10
const USED_BEFORE = 2
/** How often a use comes free again while many want it. */
const GIVEN_BACK = 5
const LOST_COMMITS = { lostCommits: 0.03 }

const checkOut = async (shop: TestShop, productIds: readonly string[], couponCode: string) => {
  const who = await shop.saveUser()
  const { status, body } = await beginCheckout(
    shop.as(who),
    [aChoice({ productId: oneOf(productIds) })],
    { couponCode },
  )
  expect([status, body.discount]).toEqual([201, 20])
  return { who, path: `/api/checkout/${body._id}/finalize` }
}

type Buyer = { who: Account; path: string }

it(
  'gives the last 10 uses of an offer to 10 of 40 who want them at once, while a process dies',
  { timeout: 240_000 },
  async () => {
    const shop = await startTestShop()
    const storm = new Storm()
    onTestFinished(async () => {
      await Promise.all(storm.instances.map(({ kill }) => kill()))
    })
    const { projectId } = shop.shop.config
    const starting = Promise.all([1, 2].map(() => startInstance(projectId, LOST_COMMITS)))
    const admin = await shop.saveUser({ role: 'admin' })
    const productIds = await Promise.all(
      Array.from({ length: 8 }, () => shop.saveProduct({ price: 200, countInStock: 1000 })),
    )
    const offer = await saveOffer(shop, admin, { code: 'LAST', usesTotal: LEFT + USED_BEFORE })
    for (let used = 0; used < USED_BEFORE; used++) {
      const { who, path } = await checkOut(shop, productIds, 'LAST')
      await shop.as(who).post(path, { isCOD: true })
    }
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, () => checkOut(shop, productIds, 'LAST')),
    )
    storm.instances.push(...(await starting))

    let placed = 0
    const finalize = async ({ who, path }: Buyer) => {
      const reply = await storm.ask(who, 'POST', path, { isCOD: true })
      if (reply.status !== 200) return reply
      placed += 1
      // In the middle of it one of the two is killed, and another takes its place.
      if (placed !== LEFT / 2) return reply
      const [victim] = storm.instances.splice(0, 1)
      await victim?.kill()
      storm.instances.push(await startInstance(projectId, LOST_COMMITS))
      return reply
    }
    const replies = await Promise.all(buyers.map(finalize))

    expect(storm.faults).toEqual([])
    const codes = replies.map(({ status, body }) => (status === 200 ? 200 : body.code))
    expect(codes.filter((code) => code === 200)).toHaveLength(LEFT)
    expect(new Set(codes)).toEqual(new Set([200, 'offer_used_up']))
    const ordered = await shop.database.orders.get()
    expect(ordered.docs.map((order) => order.data().offer?.id)).toEqual(
      Array.from({ length: LEFT + USED_BEFORE }, () => offer._id),
    )
    const { body } = await shop.as(admin).get(`/api/admin/offers/${offer._id}`)
    expect(body.used).toBe(LEFT + USED_BEFORE)
    // A cancelled order gives its use back, and one of the others gets it.
    let last = replies.find(({ status }) => status === 200)
    let refused = buyers.filter((_, place) => replies[place]?.status !== 200)
    for (let round = 0; round < GIVEN_BACK; round++) {
      await shop.as(admin).put(`/api/admin/orders/${last?.body._id}`, { status: 'Cancelled' })
      const again = await Promise.all(
        refused.map(({ who, path }) => storm.ask(who, 'POST', path, { isCOD: true })),
      )
      const winners = again.filter(({ status }) => status === 200)
      expect(winners).toHaveLength(1)
      last = winners[0]
      refused = refused.filter((_, place) => again[place] !== last)
    }
  },
)
