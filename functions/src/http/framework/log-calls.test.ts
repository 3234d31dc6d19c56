import { expect, it } from 'vitest'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

it('writes down who changed what by request and route, and no reads', async () => {
  const shop = await startOwnTestShop()
  const { headers } = await shop.post('/api/newsletter', { email: 'asha@example.com' })
  await shop.get('/api/newsletter')
  await shop.get('/api/products')
  expect(shop.log.entries.filter(({ message }) => message === 'Answered')).toEqual([
    {
      level: 'info',
      message: 'Answered',
      details: {
        requestId: headers.get('x-request-id'),
        method: 'POST',
        route: '/api/newsletter',
        status: 201,
        ms: expect.any(Number) as number,
      },
    },
  ])
})
