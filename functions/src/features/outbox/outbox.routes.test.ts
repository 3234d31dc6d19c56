import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const MAILS = '/api/dev/mails'

it('shows on the local stack what would be sent, newest first, by pages', async () => {
  const shop = await startTestShop()
  const addresses = ['asha@example.com', 'mina@example.com', 'ravi@example.com']
  for (const email of addresses) await shop.post('/api/newsletter', { email })
  const list = async (query: string): Promise<string[]> =>
    (await shop.get(MAILS + query)).body.flatMap(({ to }: { to: string[] }) => to)
  const [asha, mina, ravi] = addresses
  expect(await list('')).toEqual([ravi, mina, asha])
  expect(await list('?limit=1&page=2')).toEqual([mina])
})

it('shows the link of a mail before those in its headers, as a reader meets them', async () => {
  const shop = await startTestShop()
  await shop.post('/api/newsletter', { email: 'asha@example.com' })
  const { body } = await shop.get(MAILS)
  const links = JSON.stringify(body).match(/https?:\/\/[^\s"<>\\]+/g) ?? []
  expect(links[0]).toContain('/confirm-email?token=')
  expect(links.at(-1)).toContain('/api/newsletter/unsubscribe?token=')
})

it('is not there on a real project', async () => {
  const environment = { FIREBASE_AUTH_EMULATOR_HOST: '', WEB_API_KEY: 'key' }
  const shop = await startTestShop({ environment })
  await shop.post('/api/newsletter', { email: 'asha@example.com' })
  expect(await shop.get(MAILS)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
