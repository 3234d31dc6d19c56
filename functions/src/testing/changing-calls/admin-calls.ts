import { randomUUID } from 'node:crypto'
import { aPicture, newProduct, preparations } from './prepare.ts'
import type { ChangingCall, People, Prepared } from './prepare.ts'
import type { TestShop } from '../start-test-shop.ts'

export const adminCalls = (shop: TestShop, people: People) => {
  const { admin, asha, productId } = people
  const { desk, delivered, uploaded } = preparations(shop, people)
  return {
    'POST /api/admin/audit/undo': async () => {
      const sku = `SKU-${randomUUID()}`
      const rows = [{ ...newProduct(), sku }]
      const { body } = await desk.post('/api/admin/products/bulk', { rows })
      return { path: '/api/admin/audit/undo', body: { batch: body.batch }, who: admin }
    },
    'PUT /api/admin/pages/:slug': async () => {
      const { body } = await desk.get('/api/admin/pages/shipping')
      const en = { title: 'Shipping', intro: '', html: `<p>${randomUUID()}</p>` }
      return {
        path: '/api/admin/pages/shipping',
        body: { version: body.version, texts: { en } },
        who: admin,
      }
    },
    'PUT /api/admin/grievances/:number': async () => {
      const complaint = { name: 'Asha', phone: '9876543210', text: 'It leaks.' }
      const { body } = await shop.post('/api/grievances', complaint)
      return {
        path: `/api/admin/grievances/${body.number}`,
        body: { state: 'acknowledged', answer: 'We look into it.' },
        who: admin,
      }
    },
    'POST /api/upload': async () => ({
      path: '/api/upload',
      picture: await aPicture(),
      who: admin,
    }),
    'DELETE /api/admin/products/delete-img': async () => ({
      path: '/api/admin/products/delete-img',
      body: { public_id: (await uploaded()).publicId },
      who: admin,
    }),
    'POST /api/admin/mails/failed/:id/retry': async () => {
      const { mail, timestamp } = shop.database
      const at = timestamp(shop.clock.now())
      const tried = { attempts: 1, startTime: at, leaseExpireTime: null, endTime: at, error: null }
      const { id } = await mail.add({
        to: ['asha@example.com'],
        message: { subject: 'Hello', text: '', html: '' },
        createdAt: at,
        delivery: { ...tried, state: 'ERROR' },
      })
      return { path: `/api/admin/mails/failed/${id}/retry`, who: admin }
    },
    'POST /api/admin/products/bulk': async () => ({
      path: '/api/admin/products/bulk',
      body: { rows: [newProduct(), newProduct(), { sku: '' }] },
      who: admin,
    }),
    'POST /api/products': async () => ({ path: '/api/products', body: newProduct(), who: admin }),
    'POST /api/admin/products/:id/duplicate': async () => ({
      path: `/api/admin/products/${await shop.saveProduct()}/duplicate`,
      who: admin,
    }),
    'PUT /api/products/:id': async () => ({
      path: `/api/products/${await shop.saveProduct()}`,
      body: { stockChange: 5 },
      who: admin,
    }),
    'DELETE /api/products/:id': async () => ({
      path: `/api/products/${await shop.saveProduct()}`,
      who: admin,
    }),
    'PUT /api/admin/reviews/:id': async () => {
      await delivered()
      const text = `Fine ${randomUUID()}`
      await shop.as(asha).post(`/api/products/${productId}/reviews`, { stars: 3, text })
      const { docs } = await shop.database.reviews.where('text', '==', text).get()
      const hidden = docs[0]?.data().hidden !== true
      return { path: `/api/admin/reviews/${docs[0]?.id}`, body: { hidden }, who: admin }
    },
    'PUT /api/admin/settings': async () => {
      const { body } = await desk.get('/api/admin/settings')
      const tagline = `Steel ${randomUUID().slice(0, 8)}`
      return {
        path: '/api/admin/settings',
        body: { version: body.version, tagline },
        who: admin,
      }
    },
  } satisfies Partial<Record<ChangingCall, () => Promise<Prepared>>>
}
