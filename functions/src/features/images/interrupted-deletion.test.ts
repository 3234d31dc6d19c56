import { randomUUID } from 'node:crypto'
import type { CallInvocationTransformer } from '@grpc/grpc-js'
import { expect, it } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { preparations } from '#testing/changing-calls/prepare.ts'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

const INVALID_ARGUMENT = 3

it('of a picture goes on when it is repeated, whichever of its commits failed', async () => {
  const shop = await startOwnTestShop()
  let left = Infinity
  const failing: CallInvocationTransformer = (call) => {
    if (!call.methodDefinition.path.endsWith('/Commit')) return call
    left -= 1
    if (left === 0) throw Object.assign(new Error('failed'), { code: INVALID_ARGUMENT })
    return call
  }
  const dying = await startOwnTestShop({
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
