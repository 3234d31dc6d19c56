import { describe, expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

const { shop, admin } = await startShop()
const PHONE = '9876543210'
const complain = async (more: object = {}) =>
  shop.post('/api/grievances', { name: 'Asha', phone: PHONE, text: 'It leaks', ...more })
const follow = (number: string, phone = PHONE) =>
  shop.get(`/api/grievances/${encodeURIComponent(number)}?phone=${phone}`)
const change = (number: string, body: object) =>
  shop.as(admin).put(`/api/admin/grievances/${number}`, body)

describe('a complaint', () => {
  it('gets a number, by which and by the phone it is followed', async () => {
    const { status, body } = await complain({ orderNumber: 'BR-7K42Q' })
    expect(status).toBe(201)
    expect(body.number).toMatch(/^GR-[2-9A-Z]{7}$/)
    const followed = await follow(body.number)
    expect(followed).toMatchObject({
      status: 200,
      body: { number: body.number, state: 'open', text: 'It leaks', orderNumber: 'BR-7K42Q' },
    })
    expect(followed.body).not.toHaveProperty('phone')
    expect((await follow(body.number.toLowerCase().replace('-', ''))).status).toBe(200)
    expect((await follow(body.number, '9876543211')).status).toBe(404)
    expect((await follow('GR-2222222')).status).toBe(404)
    expect((await follow('..%2F')).status).toBe(404)
    expect((await shop.get(`/api/grievances/${body.number}`)).status).toBe(400)
  })

  it('is due for an acknowledgement in 48 hours, and for an answer in a month', async () => {
    const { body } = await complain()
    const created = Date.parse(body.createdAt)
    expect(Date.parse(body.acknowledgeBy) - created).toBe(48 * 3_600_000)
    expect((Date.parse(body.resolveBy) - created) / 86_400_000).toBeGreaterThanOrEqual(28)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ phone: '12' }, 'phone'],
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(4001) }, 'text'],
  ])('is refused by name: %#', async (body, field) => {
    const reply = await complain(body)
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('the queue', () => {
  it('tells what is late, and takes answers, which the customer reads', async () => {
    const { body } = await complain()
    const entry = async () => {
      const { body: all } = await shop.as(admin).get('/api/admin/grievances')
      return all.find(({ number }: { number: string }) => number === body.number)
    }
    expect(await entry()).toMatchObject({ name: 'Asha', phone: PHONE, isOverdue: false })
    shop.clock.pass({ minutes: 49 * 60 })
    expect(await entry()).toMatchObject({ isOverdue: true })
    expect((await change(body.number, { state: 'acknowledged' })).status).toBe(200)
    expect(await entry()).toMatchObject({ isOverdue: false, acknowledgedAt: expect.any(String) })
    await change(body.number, { state: 'resolved', answer: 'A new one is on its way' })
    expect((await follow(body.number)).body).toMatchObject({
      state: 'resolved',
      answer: 'A new one is on its way',
      resolvedAt: expect.any(String),
    })
    const trail = await shop.as(admin).get(`/api/admin/audit?target=${body.number}`)
    expect(trail.body).toMatchObject([
      { action: 'grievance.changed' },
      { action: 'grievance.changed' },
    ])
  })

  it('lists those of a state, the oldest first, for two reads more than it lists', async () => {
    const first = (await complain()).body.number
    shop.clock.pass({ minutes: 1 })
    const second = (await complain()).body.number
    const { body } = await shop.as(admin).get('/api/admin/grievances?state=open')
    const numbers = body.map(({ number }: { number: string }) => number)
    expect(numbers.indexOf(first)).toBeLessThan(numbers.indexOf(second))
    const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
    const reads = await readsOf(shop, () => shop.as(admin).get('/api/admin/grievances?limit=2'))
    expect(reads).toBe(account + 4)
  })

  it('is paged by cursor while complaints come in and are resolved', async () => {
    const all = []
    for (let count = 0; count < 5; count++) {
      shop.clock.pass({ minutes: 1 })
      all.push((await complain()).body.number)
    }
    const seen: string[] = []
    let cursor = ''
    do {
      const query = `state=unresolved&limit=2&cursor=${cursor}`
      const { body, headers } = await shop.as(admin).get(`/api/admin/grievances?${query}`)
      for (const { number } of body) {
        seen.push(number)
        await change(number, { state: 'resolved' })
      }
      cursor = headers.get('x-next-cursor') ?? ''
    } while (cursor)
    expect(seen.slice(-5)).toEqual(all)
    expect(new Set(seen).size).toBe(seen.length)
    const both = await shop.as(admin).get('/api/admin/grievances?cursor=x&page=2')
    expect(both.status).toBe(400)
  })

  it('counts what is due within a day, and what is late', async () => {
    const counts = async () => (await shop.as(admin).get('/api/admin/grievances/counts')).body
    const before = await counts()
    const { body } = await complain()
    expect(await counts()).toEqual({ ...before, open: before.open + 1 })
    shop.clock.pass({ minutes: 25 * 60 })
    expect(await counts()).toMatchObject({ due: before.due + 1 })
    shop.clock.pass({ minutes: 24 * 60 })
    expect(await counts()).toMatchObject({ due: before.due, overdue: before.overdue + 1 })
    await change(body.number, { state: 'acknowledged' })
    expect(await counts()).toMatchObject({
      acknowledged: before.acknowledged + 1,
      overdue: before.overdue,
    })
    shop.clock.pass({ minutes: 30 * 24 * 60 })
    expect(await counts()).toMatchObject({ overdue: before.overdue + 1 })
    await change(body.number, { state: 'resolved', answer: 'Done' })
    expect(await counts()).toEqual(before)
  })

  it('keeps the answer of the admin who was faster', async () => {
    const { body } = await complain()
    const [one, other] = await Promise.all(
      ['First', 'Second'].map((answer) =>
        change(body.number, { state: 'resolved', answer, from: 'open' }),
      ),
    )
    expect(new Set([one?.status, other?.status])).toEqual(new Set([200, 409]))
    const late = one?.status === 409 ? one : other
    expect(late?.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { grievance: 'resolved' },
    })
  })

  it('keeps an answer that another admin did not see', async () => {
    const { number } = (await complain()).body
    await change(number, { state: 'acknowledged' })
    const answer = (text: string, answerWas: string, state = 'acknowledged') =>
      change(number, { state, answer: text, from: 'acknowledged', was: { answer: answerWas } })
    const replies = await Promise.all([answer('First', ''), answer('Second', '')])
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409'])
    const [kept, late] = replies[0]?.status === 200 ? ['First', replies[1]] : ['Second', replies[0]]
    expect(late?.body).toMatchObject({ code: 'changed_meanwhile', current: { answer: kept } })
    // The same again is no conflict, and what was seen may be replaced.
    expect((await answer(kept, '')).status).toBe(200)
    expect((await answer('Third', kept, 'resolved')).body.answer).toBe('Third')
  })

  it('knows no other states, and no numbers that were never given', async () => {
    expect((await change((await complain()).body.number, { state: 'gone' })).status).toBe(400)
    expect((await change('GR-2222222', { state: 'resolved' })).status).toBe(404)
  })
})

it('takes ten complaints of a phone in a day, and of others as many', async () => {
  const complaint = (phone: string) =>
    shop.post('/api/grievances', { name: 'Asha', phone, text: 'The lid does not fit.' })
  const [phone, other] = [shop.newPhone(), shop.newPhone()]
  shop.clock.toNext({ minutes: 24 * 60 })
  const replies = await Promise.all(Array.from({ length: 13 }, () => complaint(phone)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
  expect((await complaint(other)).status).toBe(201)
  shop.clock.toNext({ minutes: 24 * 60 })
  expect((await complaint(phone)).status).toBe(201)
})
