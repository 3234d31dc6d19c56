import type { Order } from '@bartan/contract/orders/schema'
import { BRAND_COLORS } from '@bartan/contract/shop/brand-colors'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startShop } from '#testing/start-test-shop.ts'

let order: Order
let productId: string
const { shop, admin } = await startShop()
beforeEach(async () => {
  productId = await shop.saveProduct({ countInStock: 5 })
  const { body } = await shop.as(admin).post('/api/admin/orders', {
    customer: { name: 'Mina Devi', phone: shop.newPhone() },
    orderItems: [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
    shippingAddress: anAddress({ firstName: '<b>Mina</b>' }),
  })
  order = body
})

const confirm = (body: object) =>
  shop.as(admin).put(`/api/admin/orders/${order._id}/confirmation`, body)
const ask = async (): Promise<string> => {
  const { body } = await confirm({ state: 'asked', via: 'whatsapp' })
  const { origin, pathname } = new URL(body.link)
  expect(origin).toBe('https://bartan.example')
  return pathname
}
const press = (path: string, answer: string) =>
  shop.post(path, `answer=${answer}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
/** Within 5 s each instance knows what was saved; a reply of this one may be that old. */
const save = (change: object) => saveSettings(shop.as(admin), (now) => ({ ...now, ...change }))
const read = async () => (await shop.as(admin).get(`/api/orders/${order._id}`)).body

describe('the link that asks a customer', () => {
  it('has no button to call a shop without a phone', async () => {
    const path = await ask()
    await save({ phone: '' })
    const page = async () => (await shop.get(path)).body
    await expect.poll(page).not.toContain('tel:')
    await save({ phone: '+91 11111 22222' })
    await expect.poll(page).toContain('tel:+911111122222')
  })

  it('is in the accent color of the shop', async () => {
    const path = await ask()
    await save({ look: { accent: '#7fd1c8', logo: '' } })
    const page = async () => (await shop.get(path)).body
    await expect.poll(page).toContain('button.yes{background:#7fd1c8')
    await save({ look: { accent: BRAND_COLORS.accent, logo: '' } })
  })

  it('asks for what is to be collected, and for nothing where all is paid ahead', async () => {
    const pay = (amount: number) =>
      shop.as(admin).post(`/api/admin/orders/${order._id}/advance`, { amount, via: 'upi' })
    await pay(order.totalPrice - 10)
    const path = await ask()
    expect((await shop.get(path)).body).toContain('You pay ₹10 in cash')
    await pay(10)
    expect((await shop.get(path)).body).not.toContain('in cash')
  })

  it('changes nothing by being opened, in either language, and is kept by nobody', async () => {
    const path = await ask()
    for (const [address, said, choice] of [
      [path, 'Yes, send it', '(Red · Small)'],
      [`/hi${path}`, 'हाँ, भेज दीजिए', '(लाल · छोटा)'],
    ] as const) {
      const { status, body, headers } = await shop.get(address)
      expect(status).toBe(200)
      expect(body).toContain(said)
      expect(body).toContain(choice)
      expect(body).toContain(order.number)
      expect(body).not.toContain('<b>Mina')
      expect(body).not.toContain('<script')
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        'no-store',
        'noindex',
      ])
    }
    expect((await read()).confirmation).toMatchObject({ state: 'asked', attempts: 1 })
  })

  it('confirms by a press, which may be repeated', async () => {
    const path = await ask()
    expect((await press(path, 'confirm')).body).toContain('Your order is confirmed')
    expect((await press(path, 'confirm')).status).toBe(200)
    expect(await read()).toMatchObject({
      status: 'Processing',
      confirmation: { state: 'confirmed', via: 'link', attempts: 1, by: { role: 'customer' } },
    })
  })

  it('cancels by a press, and the units are back in stock', async () => {
    const path = await ask()
    expect((await press(path, 'cancel')).body).toContain('Your order is cancelled')
    expect(await read()).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'changed_mind',
      confirmation: { state: 'declined', via: 'link' },
    })
    expect((await shop.readProduct(productId)).countInStock).toBe(5)
  })

  it('works once: another answer comes too late', async () => {
    const path = await ask()
    await press(path, 'confirm')
    const late = await press(path, 'cancel')
    expect([late.status, (await read()).status]).toEqual([409, 'Processing'])
    expect(late.body).toContain('already answered otherwise')
  })

  it('takes one of two presses at once', async () => {
    const path = await ask()
    const replies = await Promise.all([press(path, 'confirm'), press(path, 'cancel')])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { status, confirmation, statusHistory } = await read()
    expect([`${status} ${confirmation.state}`, statusHistory.length]).toEqual(
      status === 'Cancelled' ? ['Cancelled declined', 2] : ['Processing confirmed', 1],
    )
  })

  it('works for 48 hours', async () => {
    const path = await ask()
    shop.clock.pass({ minutes: 48 * 60 + 1 })
    expect((await press(path, 'confirm')).status).toBe(410)
    expect((await read()).confirmation.state).toBe('asked')
  })

  it('is of no use once the order is on its way', async () => {
    const path = await ask()
    await shop.as(admin).put(`/api/admin/orders/${order._id}`, { status: 'Shipped' })
    expect((await press(path, 'cancel')).body).toContain('on its way already')
    expect((await read()).status).toBe('Shipped')
  })

  it('is nothing that can be guessed, and an odd press changes nothing', async () => {
    expect((await shop.get('/c/guess')).status).toBe(404)
    expect((await press('/c/guess', 'confirm')).status).toBe(404)
    const path = await ask()
    expect((await press(path, 'perhaps')).status).toBe(200)
    expect((await press(path, 'x'.repeat(5000))).status).toBe(413)
    expect((await read()).confirmation.state).toBe('asked')
  })
})

describe('what came of asking', () => {
  it('counts the attempts, and keeps notes', async () => {
    await confirm({ state: 'unreachable', via: 'call', note: 'Switched off' })
    await ask()
    const { body } = await confirm({ state: 'confirmed', via: 'call' })
    expect(body.confirmation).toMatchObject({ state: 'confirmed', via: 'call', attempts: 2 })
    expect(body.link).toBeUndefined()
    expect(body.notes).toMatchObject([{ text: 'Switched off' }])
  })

  it('cancels the order where it was declined, once', async () => {
    const declined = { state: 'declined', via: 'call', cancelReason: 'address' }
    expect((await confirm(declined)).body).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'address',
    })
    expect((await confirm(declined)).body.statusHistory).toHaveLength(2)
    const late = await confirm({ state: 'confirmed', via: 'call' })
    expect([late.status, late.body.code]).toEqual([409, 'order_locked'])
  })

  it('is refused from a stale page', async () => {
    await confirm({ state: 'confirmed', via: 'call' })
    const { status, body } = await confirm({ state: 'declined', via: 'call', from: 'unasked' })
    expect([status, body.code, body.current]).toEqual([
      409,
      'changed_meanwhile',
      { confirmation: 'confirmed' },
    ])
  })

  it.each([
    [{ state: 'maybe', via: 'call' }, 'state'],
    [{ state: 'asked', via: 'pigeon' }, 'via'],
    [{ state: 'confirmed', cancelReason: 'other' }, 'cancelReason'],
  ])('%j is refused by name', async (body, field) => {
    const { status, body: reply } = await confirm(body)
    expect([status, Object.keys(reply.fields)]).toEqual([400, [field]])
  })
})
