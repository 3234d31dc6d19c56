import { expect, it } from 'vitest'
import { startOwnTestShop } from '../../testing/start-test-shop.ts'

const MAILS = '/api/dev/mails'

it('shows on the local stack what would be sent, newest first, by pages', async () => {
  const shop = await startOwnTestShop()
  const addresses = ['asha@example.com', 'mina@example.com', 'ravi@example.com']
  for (const email of addresses) await shop.post('/api/newsletter', { email })
  const list = async (query: string): Promise<string[]> =>
    (await shop.get(MAILS + query)).body.flatMap(({ to }: { to: string[] }) => to)
  const [asha, mina, ravi] = addresses
  expect(await list('')).toEqual([ravi, mina, asha])
  expect(await list('?limit=1&page=2')).toEqual([mina])
})

it('is not there on a real project', async () => {
  const environment = { FIREBASE_AUTH_EMULATOR_HOST: '', WEB_API_KEY: 'key' }
  const shop = await startOwnTestShop({ environment })
  await shop.post('/api/newsletter', { email: 'asha@example.com' })
  expect(await shop.get(MAILS)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
