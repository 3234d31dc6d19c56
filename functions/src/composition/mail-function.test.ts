import { createServer, type AddressInfo } from 'node:net'
import { beforeEach, expect, it } from 'vitest'
import { startSmtpServer } from '#testing/start-smtp-server.ts'
import { startTestShop, type TestShop } from '#testing/start-test-shop.ts'
import { mailFunction } from './background.ts'

let shop: TestShop
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeEach(async () => {
  shop = await startTestShop()
  smtp = await startSmtpServer()
  await shop.post('/api/newsletter', { email: 'asha@example.com' })
})

const deliverBy = (url: string) => {
  const config = { ...shop.shop.config, smtp: { url, from: 'Bartan <orders@shop.example>' } }
  return mailFunction(config, shop)
}

const theMail = async () => {
  const { docs } = await shop.database.mail.get()
  const [document] = docs
  if (!document) throw new Error('The outbox is empty')
  return document
}

/** As Eventarc calls the function. */
const send = async (url = smtp.url) => deliverBy(url)({ document: `mail/${(await theMail()).id}` })

const delivery = async () => (await theMail()).data().delivery

it('sends what is in the outbox, as it is there', async () => {
  await send()
  const [mail, ...others] = smtp.mails
  expect(others).toEqual([])
  const { id } = await theMail()
  expect(mail?.to).toEqual(['asha@example.com'])
  expect(mail?.source).toContain('From: Bartan <orders@shop.example>')
  expect(mail?.source).toContain(`Message-ID: <${id}@shop.example>`)
  expect(mail?.source).toMatch(/^List-Unsubscribe:/im)
  expect(mail?.source).toMatch(/text\/plain[^]*text\/html/)
  expect(await delivery()).toMatchObject({ state: 'SUCCESS', attempts: 1, error: null })
})

it('sends it once, however often and by however many it is called', async () => {
  const calls = await Promise.allSettled(Array.from({ length: 5 }, () => send()))
  // Those that came while it was being sent are told to come again.
  const refused = calls.flatMap((call) => (call.status === 'rejected' ? [String(call.reason)] : []))
  for (const reason of refused) expect(reason).toContain('is being sent')
  await send()
  expect(smtp.mails).toHaveLength(1)
})

it('asks to be called again where the server refuses for now, and sends it then', async () => {
  smtp.refuse({ code: 451, message: 'greylisted' })
  await expect(send()).rejects.toThrow('was not sent')
  expect(await delivery()).toMatchObject({
    state: 'PENDING',
    attempts: 1,
    error: expect.stringContaining('greylisted') as string,
  })
  smtp.refuse(undefined)
  await send()
  expect(await delivery()).toMatchObject({ state: 'SUCCESS', attempts: 2 })
})

it.each([
  ['a password that is wrong', () => smtp.wrongUrl],
  ['a server that is not there', () => 'smtp://shop:secret@127.0.0.1:1'],
])('takes %s for something that passes', async (_what, url) => {
  await expect(send(url())).rejects.toThrow('was not sent')
  expect((await delivery())?.state).toBe('PENDING')
})

it('gives up what is refused for good', async () => {
  smtp.refuse({ code: 550, message: 'no such mailbox' })
  await send()
  expect(await delivery()).toMatchObject({
    state: 'ERROR',
    error: expect.stringContaining('no such mailbox') as string,
  })
  smtp.refuse(undefined)
  await send()
  expect(smtp.mails).toEqual([])
})

it('shows the admin what failed, and sends it again when asked to', async () => {
  const admin = await shop.saveUser({ role: 'admin' })
  smtp.refuse({ code: 550, message: 'no such mailbox' })
  await send()
  const failed = () => shop.as(admin).get('/api/admin/mails/failed')
  const { body, headers } = await failed()
  expect(body).toEqual([
    {
      _id: (await theMail()).id,
      to: ['asha@example.com'],
      subject: expect.any(String),
      attempts: 1,
      error: expect.stringContaining('no such mailbox'),
      createdAt: expect.stringMatching(/Z$/),
    },
  ])
  expect(headers.get('x-total-count')).toBe('1')

  smtp.refuse(undefined)
  const retry = () => shop.as(admin).post(`/api/admin/mails/failed/${body[0]._id}/retry`)
  expect(await retry()).toMatchObject({ status: 201, body: { _id: (await theMail()).id } })
  expect(await retry()).toMatchObject({ status: 404 })
  expect((await failed()).body).toEqual([])
  await send()
  expect(smtp.mails).toHaveLength(1)
  expect(
    await shop.as(admin).post(`/api/admin/mails/failed/${(await theMail()).id}/retry`),
  ).toMatchObject({ status: 404 })
})

it('gives up after a day of trying', async () => {
  smtp.refuse({ code: 451, message: 'later' })
  await expect(send()).rejects.toThrow('was not sent')
  shop.clock.pass({ minutes: 21 * 60 })
  await send()
  expect(await delivery()).toMatchObject({ state: 'ERROR', attempts: 2 })
})

it('goes on after an instance that died while it was sending', async () => {
  const dead = createServer((socket) => void socket.on('error', () => {}))
  await new Promise<void>((resolve) => dead.listen(0, '127.0.0.1', resolve))
  const { port } = dead.address() as AddressInfo
  // Never answered, as if the instance had stopped there.
  const lost = send(`smtp://shop:secret@127.0.0.1:${port}`).catch(() => undefined)
  await expect.poll(async () => (await delivery())?.state).toBe('PROCESSING')
  await expect(send()).rejects.toThrow('is being sent')
  shop.clock.pass({ minutes: 2 })
  await send()
  expect(smtp.mails).toHaveLength(1)
  dead.close()
  void lost
})

it('does nothing for a mail that is gone, or where no server is set', async () => {
  const { id, ref } = await theMail()
  await mailFunction(shop.shop.config, shop)({ document: `mail/${id}` })
  expect(await delivery()).toBeUndefined()
  await ref.delete()
  await deliverBy(smtp.url)({ document: `mail/${id}` })
  expect(smtp.mails).toEqual([])
})
