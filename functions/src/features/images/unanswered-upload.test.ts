import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { losingShopOf } from '#testing/lost-answers/losing-shop.ts'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

it('an upload whose commit has no answer is there when its call is repeated', async () => {
  const shop = await startOwnTestShop()
  const losingShop = await losingShopOf(shop)
  const admin = await shop.saveUser({ role: 'admin' })
  const key = randomUUID()
  const bytes = await sharp({
    create: { width: 60, height: 40, channels: 3, background: { r: 20, g: 120, b: 90 } },
  })
    .jpeg()
    .toBuffer()
  const upload = async (url: string) => {
    const form = new FormData()
    form.set('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
    const headers = { authorization: `Bearer ${admin.token}`, 'idempotency-key': key }
    const reply = await fetch(`${url}/api/upload`, { method: 'POST', body: form, headers })
    return { status: reply.status, body: (await reply.json()) as { imageUrl: string } }
  }
  expect((await upload(losingShop.url)).status).toBe(500)
  const { status, body } = await upload(shop.url)
  expect(status).toBe(201)
  expect((await fetch(`${shop.url}${body.imageUrl}`)).status).toBe(200)
})
