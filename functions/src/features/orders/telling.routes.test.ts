import { beforeEach, describe, expect, it } from 'vitest'
import { confirmAddress, mailsTo } from '#testing/mailbox.ts'
import { beginCheckout } from '#testing/orders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { type Account, startShop } from '#testing/start-test-shop.ts'

let asha: Account
let email: string
const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const productId = await shop.saveProduct({ countInStock: 1000 })
let people = 0
beforeEach(async () => {
  people += 1
  email = `asha${people}@example.com`
  asha = await shop.saveUser({ name: 'Asha' })
  await shop.as(asha).put('/api/users/profile', { name: 'Asha', email })
  await confirmAddress(shop, email)
})

const ordered = async (language?: string): Promise<string> => {
  const checkout = await beginCheckout(
    shop.as(asha),
    [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
    { ...(language && { language }) },
  )
  const path = `/api/checkout/${checkout.body._id}/finalize`
  return (await shop.as(asha).post(path, { isCOD: true })).body._id
}

/** Newest first, without the one by which the address was confirmed. */
const news = async () =>
  (await mailsTo(shop, email))
    .map(({ message }) => message)
    .filter(({ text }) => !text.includes('confirm-email'))

const setMessages = (change: object) =>
  saveSettings(shop.as(admin), ({ messages }) => ({ messages: { ...messages, ...change } }))

it('tells of confirming, shipping with courier and link, and delivery', async () => {
  const id = await ordered()
  const path = `/api/admin/orders/${id}`
  await shop.as(admin).put(`${path}/confirmation`, { state: 'confirmed', via: 'call' })
  const parcel = { courier: 'Delhivery', awb: '1434', trackUrl: 'https://courier.example/1434' }
  await shop.as(admin).put(`${path}/shipment`, parcel)
  await shop.as(admin).put(path, { status: 'Delivered' })
  const mails = await news()
  expect(mails.map(({ subject }) => subject.split(' ').at(-1))).toEqual([
    'delivered',
    'shipped',
    'confirmed',
    'placed',
  ])
  expect(mails[1]?.text).toContain('It is with Delhivery, number 1434.')
  expect(mails[1]?.text).toContain('https://courier.example/1434')
})

it('writes in the language of the pages that it was ordered on', async () => {
  const id = await ordered('hi')
  const [mail] = await news()
  expect(mail?.subject).toMatch(/आपका ऑर्डर #.* मिल गया/)
  expect(mail?.text).toContain('कुल: ₹')
  const { body } = await shop.as(admin).get(`/api/admin/orders/${id}/message`)
  expect(body.text).toMatch(/^नमस्ते /)
})

it('is told nothing twice, however often orders are shipped in bulk', async () => {
  const ids = [await ordered(), await ordered()]
  for (const _ of [1, 2, 3])
    await shop.as(admin).post('/api/admin/orders/bulk', { ids, status: 'Shipped' })
  const shipped = (await news()).filter(({ subject }) => subject.endsWith('shipped'))
  expect(shipped).toHaveLength(2)
})

it('says that an order was cancelled because it is out of stock', async () => {
  const id = await ordered()
  await shop
    .as(admin)
    .put(`/api/admin/orders/${id}`, { status: 'Cancelled', cancelReason: 'out_of_stock' })
  expect((await news())[0]?.text).toContain('out of stock')
})

describe('the settings', () => {
  it('reword a message, with what it names filled in', async () => {
    await setMessages({
      placed: { isSent: true, text: 'Dear {name}: {number} for {total}. {awb}', textIn: {} },
    })
    await ordered()
    expect((await news())[0]?.text).toMatch(/Dear \S+: BR-\w+ for ₹[\d,]+\. \n/)
    // Without a translation: the built-in words.
    await ordered('hi')
    expect((await news())[0]?.text).toContain('आपके ऑर्डर के लिए धन्यवाद')
  })

  it('switch a message off', async () => {
    await setMessages({ placed: { isSent: false, text: '', textIn: {} } })
    await ordered()
    expect(await news()).toEqual([])
  })

  it('are not shown to everyone', async () => {
    expect((await shop.get('/api/settings')).body).not.toHaveProperty('messages')
  })
})

describe('the seller', () => {
  const SELLER = 'seller@example.com'
  const setSeller = (tellsSeller: boolean) =>
    saveSettings(shop.as(admin), ({ orders }) => ({
      email: SELLER,
      orders: { ...orders, tellsSeller },
    }))

  it('gets no mail of an order unless the settings say so', async () => {
    await setSeller(false)
    await ordered()
    expect(await mailsTo(shop, SELLER)).toEqual([])
  })

  it('gets one of each new order, in their own language, and none of what follows', async () => {
    await setSeller(true)
    const id = await ordered('hi')
    await shop.as(admin).put(`/api/admin/orders/${id}`, { status: 'Shipped' })
    const mails = await mailsTo(shop, SELLER)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.message.subject).toMatch(/new order #BR-\w+$/)
    expect(mails[0]?.message.text).toContain('Total: ₹')
  })
})

const line = () => ({ productId, size: 'Small', color: 'Red', quantity: 1 })
const askedBack = async (language?: string) => {
  const id = await ordered(language)
  await shop.as(admin).put(`/api/admin/orders/${id}`, { status: 'Delivered' })
  await shop.as(asha).post(`/api/orders/${id}/return`, { lines: [line()], reason: 'defective' })
  return id
}
const decide = (id: string, body: object) =>
  shop.as(admin).put(`/api/admin/orders/${id}/return`, body)
const pay = (id: string, body: object) =>
  shop.as(admin).post(`/api/admin/orders/${id}/refund`, body)
const chat = async (id: string) =>
  (await shop.as(admin).get(`/api/admin/orders/${id}/message`)).body.text

describe('what became of a return', () => {
  it('is told with its reason when it is declined', async () => {
    const id = await askedBack()
    await decide(id, { decision: 'declined', declineReason: 'It was used' })
    expect((await news())[0]?.text).toContain('The reason: It was used')
    expect(await chat(id)).toContain('The reason: It was used')
    // Asked again, the answer to the first is still the latest news.
    await shop.as(asha).post(`/api/orders/${id}/return`, { lines: [line()], reason: 'late' })
    expect(await chat(id)).toContain('The reason: It was used')
  })

  it('is told when it is accepted, and once when its refund is paid, with the payment', async () => {
    const id = await askedBack()
    await decide(id, { decision: 'accepted' })
    expect((await news())[0]?.text).toContain('You get back ₹')
    expect(await chat(id)).toContain('You get back ₹')
    for (const _ of [1, 2]) await pay(id, { via: 'upi', reference: 'UTR 77' })
    const paid = (await news()).filter(({ text }) => text.includes('We have paid you back ₹'))
    expect(paid).toHaveLength(1)
    expect(paid[0]?.text).toContain('Number of the payment: UTR 77')
    expect(await chat(id)).toContain('We have paid you back ₹')
  })

  it.each([
    ['hi', 'आपको दे दिए गए हैं'],
    ['mr', 'तुम्हाला परत दिले आहेत'],
    ['bn', 'ফেরত দেওয়া হয়েছে'],
    ['ta', 'திருப்பித் தரப்பட்டது'],
  ])('is told in the language of the order: %s', async (language, words) => {
    const id = await askedBack(language)
    await decide(id, { decision: 'accepted' })
    await pay(id, { via: 'cash' })
    expect((await news())[0]?.text).toContain(words)
  })

  it('is not mailed once the settings have switched it off', async () => {
    await setMessages({ refundPaid: { isSent: false, text: '', textIn: {} } })
    const id = await askedBack()
    await decide(id, { decision: 'accepted' })
    const before = await news()
    expect((await pay(id, { via: 'bank' })).status).toBe(200)
    expect(await news()).toEqual(before)
  })
})

describe('the history of an order', () => {
  type Sent = { kind: string; via: string; by?: { name: string } }
  const sentOf = async (id: string) => {
    const { body } = await shop.as(admin).get(`/api/orders/${id}`)
    return (body.messages ?? []).map(({ kind, via }: Sent) => `${via}: ${kind}`)
  }

  it('has each mail that went out, and each time that WhatsApp was opened', async () => {
    await setMessages({ placed: { isSent: true, text: '', textIn: {} } })
    const id = await ordered()
    const path = `/api/admin/orders/${id}`
    await shop.as(admin).put(`${path}/confirmation`, { state: 'asked', via: 'whatsapp' })
    await shop.as(admin).put(`${path}/confirmation`, { state: 'asked', via: 'call' })
    const { body: confirmed } = await shop
      .as(admin)
      .put(`${path}/confirmation`, { state: 'confirmed', via: 'call' })
    expect(confirmed.messages.at(-1)).toMatchObject({ kind: 'confirmed', via: 'mail' })
    const packer = await shop.saveUser({ role: 'packer', name: 'Pawan' })
    const { status, body } = await shop.as(packer).post(`${path}/messages`, {})
    expect([status, body.text]).toEqual([201, expect.stringContaining('confirm')])
    expect(body.messages.at(-1)).toMatchObject({ by: { name: 'Pawan', role: 'packer' } })
    await shop.as(admin).put(path, { status: 'Shipped' })
    expect(await sentOf(id)).toEqual([
      'mail: placed',
      'whatsapp: asked',
      'mail: confirmed',
      'whatsapp: confirmed',
      'mail: shipped',
    ])
  })

  it('is not shown to the customer', async () => {
    const id = await ordered()
    expect((await shop.as(asha).get(`/api/orders/${id}`)).body).not.toHaveProperty('messages')
    const { body: all } = await shop.as(asha).get('/api/orders/my-orders')
    expect(all[0]).not.toHaveProperty('messages')
  })

  it('has no mail to an account without a confirmed address', async () => {
    asha = await shop.saveUser()
    expect(await sentOf(await ordered())).toEqual([])
  })

  it('tells of a link that the customer confirmed by', async () => {
    const id = await ordered()
    const { body } = await shop
      .as(admin)
      .put(`/api/admin/orders/${id}/confirmation`, { state: 'asked' })
    const answer = new URLSearchParams({ answer: 'confirm' })
    const reply = await fetch(`${shop.url}${new URL(body.link).pathname}`, {
      method: 'POST',
      body: answer,
    })
    expect(reply.status).toBe(200)
    expect(await sentOf(id)).toEqual(['mail: placed', 'mail: confirmed'])
  })
})
