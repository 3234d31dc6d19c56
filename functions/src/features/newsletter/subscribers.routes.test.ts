import { expect, it } from 'vitest'
import { confirmAddress } from '#testing/mailbox.ts'
import { startShop } from '#testing/start-test-shop.ts'

const SUBSCRIBERS = '/api/admin/subscribers'

it('lists who takes the newsletter, newest first, by pages, and nobody who has not confirmed', async () => {
  const { shop, admin } = await startShop()
  const addresses = ['asha@example.com', 'mina@example.com', 'ravi@example.com']
  for (const email of addresses) {
    await shop.post('/api/newsletter', { email })
    await confirmAddress(shop, email)
  }
  await shop.post('/api/newsletter', { email: 'stranger@example.com' })
  const list = async (query: string) => {
    const { body, headers } = await shop.as(admin).get(`${SUBSCRIBERS}${query}`)
    return [body.map(({ email }: { email: string }) => email), Number(headers.get('X-Total-Count'))]
  }
  const [asha, mina, ravi] = addresses
  expect(await list('')).toEqual([[ravi, mina, asha], 3])
  expect(await list('?limit=2&page=2')).toEqual([[asha], 3])
  expect((await shop.as(admin).get(`${SUBSCRIBERS}?limit=1`)).body).toEqual([
    {
      email: ravi,
      createdAt: expect.stringMatching(/Z$/),
      unsubscribeAt: expect.stringMatching(/\/unsubscribe\?token=[\w-]{43}$/),
    },
  ])
})

it('goes on behind the last one of a page, whoever leaves meanwhile', async () => {
  const { shop, admin } = await startShop()
  for (const email of ['asha@example.com', 'mina@example.com', 'ravi@example.com']) {
    await shop.post('/api/newsletter', { email })
    await confirmAddress(shop, email)
  }
  const first = await shop.as(admin).get(`${SUBSCRIBERS}?limit=1`)
  const token = new URL(first.body[0].unsubscribeAt).searchParams.get('token')
  await shop.del('/api/newsletter', { token })
  const cursor = encodeURIComponent(first.headers.get('X-Next-Cursor') ?? '')
  const rest = await shop.as(admin).get(`${SUBSCRIBERS}?limit=2&cursor=${cursor}`)
  expect(rest.body).toMatchObject([{ email: 'mina@example.com' }, { email: 'asha@example.com' }])
  expect(rest.headers.get('X-Next-Cursor')).toBeNull()
  expect((await shop.as(admin).get(`${SUBSCRIBERS}?page=2&cursor=${cursor}`)).status).toBe(400)
})
