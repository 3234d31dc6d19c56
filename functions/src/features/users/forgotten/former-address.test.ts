import { expect, it } from 'vitest'
import { mailsTo } from '#testing/mailbox.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

it.each([
  ['another address', ['new@example.com']],
  ['no address', [null]],
  ['another address for a moment', ['new@example.com', 'asha@example.com']],
])('a mailed link to a new password is over once the account has had %s', async (_, addresses) => {
  const email = 'asha@example.com'
  const asha = await shop.saveUser({ email, confirmedEmail: email })
  await shop.post('/api/users/password-reset', { phone: asha.phone })
  const [mail] = await mailsTo(shop, email)
  const [, token] = /\?token=([\w-]+)/.exec(mail?.message.text ?? '') ?? []
  for (const address of addresses)
    expect((await shop.as(asha).put('/api/users/profile', { email: address })).status).toBe(200)
  expect(
    await shop.post('/api/users/password-reset/confirm', { token, newPassword: 'Fresh@9876' }),
  ).toMatchObject({ status: 410, body: { code: 'link_over' } })
})
