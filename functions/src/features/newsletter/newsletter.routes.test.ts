import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop } from '../../testing/start-test-shop.ts'
import type { TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const subscribe = (email: unknown) => shop.post('/api/newsletter', { email })

const storedFor = async (email: string) => {
  const { subscribers, mail } = shop.database
  const [people, mails] = await Promise.all([
    subscribers.where('email', '==', email).get(),
    mail.where('to', 'array-contains', email).get(),
  ])
  return { people: people.size, mails: mails.docs.map((document) => document.data()) }
}

it('thanks for a new address, keeps it, and writes it a mail', async () => {
  const { status, body } = await subscribe(' New@Example.com ')
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      message: 'Thank you for subscribing',
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/),
    },
  })
  expect(await storedFor('new@example.com')).toEqual({
    people: 1,
    mails: [
      {
        to: ['new@example.com'],
        message: {
          subject: expect.any(String),
          text: expect.stringContaining(body.code),
          html: expect.stringContaining('<p>'),
        },
        createdAt: expect.anything(),
      },
    ],
  })
})

it('answers 200 the second time, whatever the case, and stores nothing more', async () => {
  await subscribe('twice@example.com')
  const again = await subscribe('Twice@EXAMPLE.com')
  expect([again.status, Object.keys(again.body)]).toEqual([200, ['message']])
  expect(await storedFor('twice@example.com')).toMatchObject({ people: 1, mails: [{}] })
})

it('stores an address once when it comes many times at once', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => subscribe('rush@example.com')))
  const statuses = replies.map(({ status }) => status)
  expect(statuses.toSorted((a, b) => b - a)).toEqual([201, 200, 200, 200, 200, 200])
  expect(await storedFor('rush@example.com')).toMatchObject({ people: 1, mails: [{}] })
  expect(replies.filter(({ body }) => body.code)).toHaveLength(1)
})

it.each(['', 'nonsense', 'a@b', 5, null, undefined])('refuses %j', async (email) => {
  expect(await subscribe(email)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { email: expect.any(String) } },
  })
})
