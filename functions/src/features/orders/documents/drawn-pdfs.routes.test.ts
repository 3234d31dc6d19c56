import { expect, it } from 'vitest'
import { saveSettings } from '#testing/save-settings.ts'
import type { Account } from '#testing/start-test-shop.ts'
import { startBilling } from './testing/start-billing.ts'

const { shop, admin, asha, ordered, setStatus, documentsOf, pathOf } = await startBilling()

it('PDFs of a caller are drawn a hundred times in ten minutes, and the same one any number of times', async () => {
  shop.clock.toNext({ minutes: 10 })
  const order = await ordered()
  await setStatus(order, 'Shipped')
  const [entry] = await documentsOf(order)
  const get = async (who: Account) => {
    const headers = { authorization: `Bearer ${who.token}` }
    return fetch(`${shop.url}${pathOf(order, entry?.number ?? '')}.pdf`, { headers })
  }
  const print = async () =>
    shop.as(admin).post('/api/admin/orders/print', { ids: [order._id], kind: 'labels' })
  const first = await get(asha)
  for (let i = 0; i < 101; i++) expect((await get(asha)).status).toBe(200)
  expect(await (await get(asha)).bytes()).toEqual(await first.bytes())
  const replies = []
  for (let i = 0; i < 101; i++) replies.push((await print()).status)
  expect(replies.indexOf(429)).toBe(100)
  const refused = await print()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await get(admin)).status).toBe(200)
  shop.clock.pass({ minutes: 10 })
  expect((await print()).status).toBe(200)
})

it('a document asks by its code for what is to pay today, however it was issued', async () => {
  await saveSettings(shop.as(admin), { upi: { vpa: 'bartan@okaxis' } })
  const order = await ordered()
  await setStatus(order, 'Shipped')
  const [entry] = await documentsOf(order)
  const path = pathOf(order, entry?.number ?? '')
  const size = async () => {
    const headers = { authorization: `Bearer ${asha.token}` }
    return (await (await fetch(`${shop.url}${path}.pdf`, { headers })).bytes()).length
  }
  const [issued, code] = [(await shop.as(asha).get(path)).body, await size()]
  const advance = { amount: issued.toPay, via: 'upi' }
  await shop.as(admin).post(`/api/admin/orders/${order._id}/advance`, advance)
  expect(await size()).toBeLessThan(code - 1000)
  expect((await shop.as(asha).get(path)).body).toEqual(issued)
})
