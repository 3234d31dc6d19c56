import { subscribe } from '@bartan/contract/newsletter/endpoints'
import { describe, expect, it } from 'vitest'
import { MovableClock } from '#testing/fakes.ts'
import { PASSWORD, startTestShop, type TestShop } from '#testing/start-test-shop.ts'
import { addressKey, limitAddresses } from './limit-address.ts'

/** X-Forwarded-For as a function behind two proxies sees it: the caller, then the CDN. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': `${address}, 198.51.100.1` } })

const subscribeTo = (shop: TestShop) => (email: string, address: string) =>
  shop.post('/api/newsletter', { email: `${email}@example.com` }, from(address))

describe('the limit per address and ten minutes', () => {
  it('is a fence before the calls that invite guessing, for those who name a limit', async () => {
    const shop = await startTestShop({ environment: { LIMIT_PER_ADDRESS: '3' } })
    shop.clock.toNext({ minutes: 10 })
    const send = subscribeTo(shop)
    for (const name of ['a', 'b', 'c']) expect((await send(name, '7.7.7.7')).status).toBe(201)
    const fourth = await send('d', '7.7.7.7')
    expect(fourth).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send('d', '8.8.8.8')).status).toBe(201)
    expect((await shop.get('/api/health')).status).toBe(200)
    shop.clock.pass({ minutes: 10 })
    expect((await send('e', '7.7.7.7')).status).toBe(201)
  })

  it('is not got around by a forged X-Forwarded-For, or by other addresses of one network', async () => {
    const shop = await startTestShop({ environment: { LIMIT_PER_ADDRESS: '1' } })
    shop.clock.toNext({ minutes: 10 })
    const send = subscribeTo(shop)
    expect((await send('a', '1.2.3.4, 7.7.7.7')).status).toBe(201)
    expect((await send('b', '4.3.2.1, 7.7.7.7')).status).toBe(429)
    expect((await send('c', '2001:db8:1:1::1')).status).toBe(201)
    expect((await send('d', '2001:db8:1:1:ffff::2')).status).toBe(429)
  })
})

it('the limit per address is kept in memory of a fixed size, in which nobody is forgotten', () => {
  const clock = new MovableClock()
  clock.toNext({ minutes: 10 })
  const limits = limitAddresses(
    { perTenMinutes: 5, perDay: 0 },
    { clock, countCall: async () => true },
  )
  const isRefused = (address: string): boolean => {
    try {
      limits.countPerTenMinutes(subscribe, address)
      return false
    } catch {
      return true
    }
  }
  const tries = Array.from({ length: 6 }, () => isRefused('7.7.7.7'))
  expect(tries).toEqual([false, false, false, false, false, true])
  for (let i = 0; i < 60_000; i++) isRefused(`forged ${i}`)
  expect(isRefused('7.7.7.7')).toBe(true)
  expect(isRefused('8.8.8.8')).toBe(false)
})

const start = (projectId?: string) =>
  startTestShop({ environment: { LIMIT_PER_ADDRESS_AND_DAY: '2' }, projectId })

const registerAt = (shop: TestShop, address: string) =>
  shop.post(
    '/api/users/register',
    { name: 'Asha', phone: shop.newPhone(), password: PASSWORD },
    from(address),
  )

describe('the limit per address and day', () => {
  it('holds over all instances, and each call has its own', async () => {
    const shop = await start()
    const other = await start(shop.shop.config.projectId)
    expect((await registerAt(shop, '7.7.7.7')).status).toBe(201)
    expect((await registerAt(other, '7.7.7.7')).status).toBe(201)
    for (const instance of [shop, other, shop]) {
      const refused = await registerAt(instance, '7.7.7.7')
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await registerAt(shop, '8.8.8.8')).status).toBe(201)
    expect((await subscribeTo(shop)('a', '7.7.7.7')).status).toBe(201)
    for (const instance of [shop, other]) instance.clock.pass({ minutes: 24 * 60 })
    expect((await registerAt(shop, '7.7.7.7')).status).toBe(201)
  })

  it('counts what is well-formed alone, and stores no address', async () => {
    const shop = await start()
    for (let i = 0; i < 3; i++)
      expect((await shop.post('/api/users/register', {}, from('7.7.7.7'))).status).toBe(400)
    expect((await registerAt(shop, '7.7.7.7')).status).toBe(201)
    const { docs } = await shop.database.callCounts.get()
    expect(docs.map((document) => document.data()['count'])).toEqual([1])
    expect(docs[0]?.id).not.toContain('7.7.7.7')
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['nonsense', 'nonsense'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key))
