import { expect, it } from 'vitest'
import { putSettings } from '#testing/save-settings.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { dailyWork } from './background.ts'

it('the daily call does all of its work beside a part that fails, and asks to be called again', async () => {
  const { shop, admin } = await startShop()
  await putSettings(shop.as(admin), ({ orders }) => ({
    email: 'owner@example.com',
    orders: { ...orders, digest: true },
  }))
  await shop.post('/api/grievances', {
    name: 'Asha',
    phone: shop.newPhone(),
    text: 'It leaks',
  })
  const { firestore, mail, timestamp } = shop.database
  const old = timestamp(new Date(shop.clock.now().getTime() - 90 * 86_400_000))
  // What no release has written: sweeping it fails.
  const broken = { confirmedAt: null, createdAt: old, deleteAt: 'never' }
  await firestore.collection('subscribers').doc('broken').set(broken)
  const message = { subject: 'Hello', text: '', html: '' }
  await mail.doc('old').set({ to: ['asha@example.com'], message, createdAt: old })
  shop.clock.pass({ minutes: 47 * 60 })
  const answered: number[] = []
  const answer = { status: (code: number) => ({ end: () => answered.push(code) }) }
  await dailyWork(shop.shop)({}, answer)
  expect(answered).toEqual([500])
  const { docs } = await mail.get()
  expect(docs.map(({ id }) => id)).not.toContain('old')
  const digest = docs.find(({ id }) => id.startsWith('digest-'))
  expect(digest?.data().message.text).toMatch(/complaint/i)
  await firestore.collection('subscribers').doc('broken').delete()
  await dailyWork(shop.shop)({}, answer)
  expect(answered).toEqual([500, 204])
  expect((await mail.get()).size).toBe(docs.length)
})
