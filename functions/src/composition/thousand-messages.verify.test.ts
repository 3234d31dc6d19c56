import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { whatsappService } from '#features/whatsapp/whatsapp.service.ts'
import { UNSURE, WhatsappRefused } from '#platform/outside/whatsapp-api.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const MESSAGES = 1000

it('sends none of a thousand messages twice and loses none, with an API that fails at random', async () => {
  const shop = await startTestShop()
  const { database, clock } = shop
  const { whatsappMessages, orders, timestamp } = database
  const { version } = await database.currentSettings()
  const admin = await shop.saveUser({ role: 'admin' })
  await shop.as(admin).put('/api/admin/settings', {
    version,
    whatsappMessages: { on: true, optInText: '' },
  })
  const at = timestamp(clock.now())
  const consent = { whatsapp: { agreed: true, at: timestamp(new Date(0)) } }
  const orderId = randomUUID()
  await orders.doc(orderId).set({ ...consent, lines: [] } as never)
  const writer = database.firestore.bulkWriter()
  for (let index = 0; index < MESSAGES; index++)
    void writer.set(whatsappMessages.doc(`m${index}`), {
      orderId,
      number: 'BR-22222',
      event: 'placed',
      to: `+91${7_000_000_000 + index}`,
      template: 'order_placed',
      language: 'en',
      params: ['Asha'],
      about: '',
      state: 'queued',
      at,
      error: null,
      sentAs: null,
      attempts: 0,
      leaseUntil: null,
      createdAt: at,
      expiresAt: at,
    })
  await writer.close()
  const arrived = new Map<string, number>()
  const reports: string[] = []
  let turn = 0
  const whatsapp = whatsappService(
    shop.shop.context,
    shop.shop.links.answerMessage,
    async ({ id }) => {
      turn = (turn * 1103 + 12_345) % 65_536
      const luck = turn % 10
      if (luck < 3) throw new Error('131056 Pair rate limit hit')
      arrived.set(id, (arrived.get(id) ?? 0) + 1)
      // It was sent, and its answer got lost.
      if (luck === 3) {
        reports.push(id)
        throw new WhatsappRefused(UNSURE)
      }
      return `wamid.${id}`
    },
  )
  const waiting = async () =>
    (await whatsappMessages.where('state', '==', 'queued').count().get()).data().count
  for (let round = 0; round < 60 && (await waiting()) > 0; round++)
    await Promise.all([whatsapp.deliverQueued(), whatsapp.deliverQueued()])
  expect(await waiting()).toBe(0)
  const failed = (await whatsappMessages.where('state', '==', 'failed').get()).docs.map(
    ({ id }) => id,
  )
  expect(failed.toSorted()).toEqual(reports.toSorted())
  expect(arrived.size).toBe(MESSAGES)
  expect(Math.max(...arrived.values())).toBe(1)
})
