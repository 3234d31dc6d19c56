import { expect, it } from 'vitest'
import { linkTokens } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin, asha } = await startShop()
const placed = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
const asked = { state: 'asked', via: 'whatsapp' }
const { body: answered } = await shop
  .as(admin)
  .put(`/api/admin/orders/${placed._id}/confirmation`, asked)
const email = 'asha@example.com'
await shop.post('/api/newsletter', { email })
const [mailed = ''] = await linkTokens(shop, email)
const { docs } = await shop.database.subscribers.get()
const tokens = [
  new URL(answered.link).pathname.split('/').at(-1) ?? '',
  mailed,
  docs[0]?.data().unsubscribeToken ?? '',
]

const escaped = (token: string): string =>
  Array.from(Buffer.from(token), (byte) => `%${byte.toString(16)}`).join('')

/** Ways in which a token is written, the second one read by servers as the first. */
const WRITINGS = [
  (token: string) => token,
  escaped,
  (token: string) => token.toUpperCase(),
  (token: string) => token.toLowerCase(),
  (token: string) => `${token}%`,
  (token: string) => `${token}%E0%A4%A`,
]

const pathsWith = (token: string): string[] => [
  `/c/${token}`,
  `/c/${token}/`,
  `/c//${token}`,
  `/C/${token}`,
  `/hi/c/${token}`,
  `/HI/c/${token}/x`,
  `/c/${token}?lang=en`,
  `/api/c/${token}`,
  `/api/confirmations/${token}`,
  `/api/confirmations?token=${token}`,
  `/api/newsletter?token=${token}`,
  `/api/newsletter/unsubscribe/${token}`,
  `/api/newsletter/unsubscribe?token=${token}`,
  `/confirm-email/${token}`,
  `/confirm-email?token=${token}`,
  `/unsubscribe?token=${token}`,
  `/product/${token}`,
  `/collections/${token}`,
  `/images/${token}.webp`,
  `/api/products/${token}`,
  `/api/orders/${token}`,
  `/${token}`,
]

/** As bytes of a URL, by hand: `fetch` would put some of them right. */
const send = async (method: string, path: string, token: string): Promise<void> => {
  const headers = {
    referer: `https://bartan.example/c/${token}`,
    'content-type': 'application/json',
  }
  const body = method === 'GET' ? undefined : `{"token":"${token}","answer":"${token}"`
  const response = await fetch(shop.url + path, { method, headers, ...(body && { body }) })
  await response.arrayBuffer()
}

const fail = (token: string) => () => Promise.reject(new Error(`No connection for ${token}`))

it('no token of a link is logged, however it is sent, nor what it became', async () => {
  const written = tokens.flatMap((token) => WRITINGS.map((write) => write(token)))
  for (const one of written)
    for (const path of pathsWith(one))
      await Promise.all(['GET', 'POST', 'DELETE', 'PATCH'].map((method) => send(method, path, one)))
  const press = (path: string, body: string) =>
    shop.post(path, body, { headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  for (const token of tokens) {
    await press(`/c/${token}`, `answer=${'x'.repeat(5000)}`)
    await press(`/c/${token}`, token)
    await shop.post('/api/confirmations', { token: `${token}x` })
    await shop.post('/api/confirmations', { token: [token] })
  }
  // A fault whose text has a token in it, on the way of a link.
  const { links } = shop.shop
  const { confirmations, subscribers } = shop.database
  const [order = '', confirming = '', unsubscribing = ''] = tokens
  links.open = fail(order)
  links.answer = fail(order)
  confirmations.doc = () => {
    throw new Error(`No connection for ${confirming}`)
  }
  subscribers.where = () => {
    throw new Error(`No connection for ${unsubscribing}`)
  }
  const failed = await Promise.all([
    shop.get(`/c/${order}`),
    press(`/c/${order}`, 'answer=confirm'),
    shop.post('/api/confirmations', { token: confirming }),
    shop.del('/api/newsletter', { token: unsubscribing }),
  ])
  expect(failed.map(({ status }) => status)).toEqual([500, 500, 500, 500])

  const log = JSON.stringify(shop.log.entries).toLowerCase()
  expect(shop.log.entries.length).toBeGreaterThan(1000)
  const forms = tokens.flatMap((token) => [token, escaped(token)].map((one) => one.toLowerCase()))
  expect(forms.filter((one) => log.includes(one))).toEqual([])
  for (const token of tokens) expect(log).not.toContain(token.toLowerCase().slice(0, 20))
})

it('says where a call that led nowhere was meant to go', async () => {
  await shop.get('/api/orders/x/nowhere')
  expect(shop.log.entries.at(-1)?.details).toMatchObject({ path: '/api/orders/*/*', status: 404 })
})
