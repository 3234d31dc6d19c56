import { randomUUID } from 'node:crypto'
import type { CallInvocationTransformer } from '@grpc/grpc-js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { preparations } from '#testing/changing-calls/prepare.ts'
import { losingShopOf } from '#testing/lost-answers/losing-shop.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const INVALID_ARGUMENT = 3

it('of a picture goes on when it is repeated, whichever of its commits failed', async () => {
  const shop = await startTestShop()
  let left = Infinity
  const failing: CallInvocationTransformer = (call) => {
    if (!call.methodDefinition.path.endsWith('/Commit')) return call
    left -= 1
    if (left === 0) throw Object.assign(new Error('failed'), { code: INVALID_ARGUMENT })
    return call
  }
  const dying = await startTestShop({
    projectId: shop.shop.config.projectId,
    firestore: { 'grpc.callInvocationTransformer': failing },
  })
  const [admin, asha] = await Promise.all([shop.saveUser({ role: 'admin' }), shop.saveUser()])
  const { uploaded } = preparations(shop, { admin, asha, productId: await shop.saveProduct() })
  const statuses = new Set<number>()
  for (const failed of [1, 2, 3]) {
    const { publicId } = await uploaded()
    const remove = (one: typeof shop, key: string) =>
      one
        .as(admin)
        .del(
          '/api/admin/products/delete-img',
          { public_id: publicId },
          { headers: { 'idempotency-key': key } },
        )
    const key = randomUUID()
    left = failed
    statuses.add((await remove(dying, key)).status)
    expect(await remove(shop, key)).toMatchObject({
      status: 200,
      body: { message: 'Image deleted' },
    })
    const objects = await imageStoreOf(shop.shop.config).list('upload/')
    expect(objects.filter((object) => object.includes(publicId))).toEqual([])
    expect((await remove(shop, randomUUID())).status).toBe(404)
    const noted = await shop.database.audit.where('target._id', '==', publicId).get()
    expect(
      noted.docs.map((one) => one.data().action).filter((one) => one === 'image.deleted'),
    ).toHaveLength(1)
  }
  expect(statuses).toEqual(new Set([500, 200]))
})

it('an upload whose commit has no answer is there when its call is repeated', async () => {
  const shop = await startTestShop()
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
