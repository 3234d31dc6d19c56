import type { Order } from '@bartan/contract/orders/schema'
import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { TEXTS } from '@bartan/contract/shop/texts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { aCart, anOrder, asha } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { InvoicePage } from './account/invoice-page.tsx'
import { OrderPage } from './order-page.tsx'

const [line] = anOrder().orderItems
const [placed] = anOrder().statusHistory

const deliveredOrder = (some: Partial<Order> = {}): Order => {
  const at = new Date(Date.now() - 60_000).toISOString()
  return anOrder({
    status: 'Delivered',
    isPaid: true,
    isDelivered: true,
    deliveredAt: at,
    statusHistory: [
      placed!,
      { status: 'Delivered', at, by: { _id: 'a1', name: 'Owner', role: 'admin' } },
    ],
    ...some,
  })
}

const open = async (order: Order, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /api/orders/o1': { body: order },
    'GET /api/orders/my-orders': { body: [order] },
    'GET /api/cart': ({ query }) => ({ body: aCart(query) }),
    ...answers,
  })
  const { client } = renderApp(
    <Routes>
      <Route path="/order/:id" element={<OrderPage />} />
      <Route path="/order/:id/invoice" element={<InvoicePage />} />
    </Routes>,
    { at: '/order/o1' },
  )
  await screen.findByRole('button', { name: 'Buy again' })
  return Object.assign(api, { readAgain: () => act(() => client.refetchQueries()) })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sentTo = (api: ReturnType<typeof fakeApi>, call: string) =>
  api.sent.filter((request) => request.call === call).map(({ body }) => body)

signInBeforeEach()

it.each([
  ['among other actions until the goods are there', anOrder(), true],
  ['the main action then', deliveredOrder(), false],
])('buying again is %s', async (_name, order, isOneOfMany) => {
  await open(order)
  const again = screen.getByRole('button', { name: 'Buy again' })
  const invoice = screen.getByRole('link', { name: 'Invoice' })
  expect(again.className === invoice.className).toBe(isOneOfMany)
})

describe('an order that is Processing', () => {
  it('is cancelled after a question, and says so', async () => {
    const [at, by] = ['2026-11-20T11:00:00.000Z', placed!.by]
    const cancelled = anOrder({
      status: 'Cancelled',
      statusHistory: [placed!, { status: 'Cancelled', at, by }],
    })
    const api = await open(anOrder(), { 'POST /api/orders/o1/cancel': { body: cancelled } })
    press('Cancel order')
    press('Yes, cancel it')
    expect(await screen.findByText('Cancelled')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Your order is cancelled' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Start shopping' })).toBeTruthy()
    expect(document.activeElement?.textContent).toMatch(/^Status/)
    expect(api.calls()).toContain('POST /api/orders/o1/cancel')
  })

  it('takes the focus from nobody when it is only read again', async () => {
    const api = await open(anOrder())
    const shippingAddress = { ...anOrder().shippingAddress, city: 'Mirzapur' }
    api.answers['GET /api/orders/o1'] = { body: anOrder({ shippingAddress }) }
    await api.readAgain()
    await screen.findByText(/Mirzapur/)
    expect(document.activeElement).toBe(document.body)
  })

  it('can not be returned, and shows what is to come', async () => {
    await open(anOrder())
    expect(screen.queryByRole('button', { name: 'Return or exchange' })).toBeNull()
    const steps = within(screen.getByRole('list', { name: 'Status' })).getAllByRole('listitem')
    expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'We have your order',
      'On its way',
      'Arrival',
    ])
  })
})

describe('an order that was delivered', () => {
  it('takes a request to return what was bought, with a reason that outlives a reload', async () => {
    const order = deliveredOrder({ orderItems: [{ ...line!, quantity: 2 }] })
    const asked = { ...line!, quantity: 2 }
    const answers = {
      'POST /api/orders/o1/return': {
        body: {
          ...order,
          returns: [
            {
              lines: [asked],
              reason: 'Too small',
              state: 'requested',
              requestedAt: new Date().toISOString(),
            },
          ],
        },
      },
    }
    await open(order, answers)
    press('Return or exchange')
    press('Request return')
    expect(screen.getByText('Please tell us why')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'not_wanted' } })
    expect(screen.queryByText('Please tell us why')).toBeNull()
    fireEvent.change(screen.getByLabelText(/Tell us more/), { target: { value: 'Too small' } })
    const ways = within(screen.getByRole('group', { name: /pay you back/ })).getAllByRole('button')
    expect(ways.map((way) => [way.textContent, way.getAttribute('aria-pressed')])).toEqual([
      ['UPI', 'true'],
      ['Bank account', 'false'],
      ['Cash at pickup', 'false'],
    ])
    expect(screen.getByText('You get ₹398 back')).toBeTruthy()
    press('Request return')
    expect(screen.getByText('Please tell us where to send the money')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('UPI ID'), { target: { value: 'asha@bank' } })
    cleanup()
    const api = await open(order, answers)
    press('Return or exchange')
    expect(screen.getByLabelText<HTMLSelectElement>('Reason').value).toBe('not_wanted')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Tell us more/).value).toBe('Too small')
    press('Request return')
    expect((await screen.findAllByText('Return requested')).length).toBeGreaterThan(0)
    const { productId, size, color } = line!
    expect(sentTo(api, 'POST /api/orders/o1/return')).toEqual([
      {
        lines: [{ productId, size, color, quantity: 2 }],
        reason: 'not_wanted',
        note: 'Too small',
        refundTo: { via: 'upi', reference: 'asha@bank' },
      },
    ])
    expect(screen.queryByRole('button', { name: 'Return or exchange' })).toBeNull()
  })

  it('offers no return once the days are over', async () => {
    await open(deliveredOrder({ deliveredAt: '2026-01-01T00:00:00.000Z' }))
    expect(screen.queryByRole('button', { name: 'Return or exchange' })).toBeNull()
  })

  it.each([
    [
      'after the days of the shop',
      { deliveredAt: new Date(Date.now() - 5 * DAY_MS).toISOString() },
    ],
    ['of what is not eligible', { orderItems: [{ ...line!, returnable: false }] }],
  ])('takes back what is faulty alone %s', async (_, order) => {
    await open(deliveredOrder(order))
    press('Return or exchange')
    const reasons = [...screen.getByLabelText<HTMLSelectElement>('Reason').options]
    expect(reasons.map(({ value }) => value)).toEqual([
      '',
      'defective',
      'wrong_item',
      'not_as_described',
      'late',
    ])
  })
})

describe('buying again', () => {
  it('puts every line into the cart', async () => {
    const api = await open(anOrder(), { 'POST /api/cart': { body: aCart({ userId: asha._id }) } })
    press('Buy again')
    await waitFor(() => expect(sentTo(api, 'POST /api/cart')).toHaveLength(1))
    expect(sentTo(api, 'POST /api/cart')).toMatchObject([
      {
        userId: asha._id,
        productId: asProductId('thali'),
        size: 'Small',
        color: 'Red',
        quantity: 1,
      },
    ])
  })

  it('takes what there is and says what could not be added', async () => {
    const order = anOrder({
      orderItems: [
        { ...line!, quantity: 3 },
        { ...line!, productId: asProductId('mug'), name: 'Mug' },
      ],
    })
    const api = await open(order, {
      'POST /api/cart': ({ body }) => {
        const { productId, quantity } = body as { productId: string; quantity: number }
        if (productId === 'mug') return failure(404, 'not_found', TEXTS.productNotFound)
        return quantity > 2
          ? failure(409, 'out_of_stock', 'Only 2 left of Steel Thali', {
              lines: [{ ...line!, quantity, available: 2 }],
            })
          : { body: aCart({ userId: asha._id }) }
      },
    })
    press('Buy again')
    await screen.findByRole('dialog', { name: 'Not everything could be added' })
    expect(screen.getByText(/2 of 3 added/).textContent).toBe(
      'Steel Thali, Red · Small: 2 of 3 added. Only 2 left of Steel Thali',
    )
    expect(screen.getByText(`Mug, Red · Small: ${TEXTS.productNotFound}`)).toBeTruthy()
    expect(sentTo(api, 'POST /api/cart')).toHaveLength(3)
  })

  it('counts what is left of a variant without the others in the cart', async () => {
    const order = anOrder({ orderItems: [{ ...line!, quantity: 3 }] })
    const inCart = {
      color: 'Blue',
      sku: asSku('BLUE'),
      quantity: 5,
      available: true,
      countInStock: 5,
    }
    const cart = aCart({ userId: asha._id }, { ...line!, ...inCart })
    const api = await open(order, {
      'GET /api/cart': { body: cart },
      'POST /api/cart': ({ body }) => {
        const { quantity } = body as { quantity: number }
        return quantity > 2
          ? failure(409, 'out_of_stock', 'Only 2 left', {
              lines: [{ ...line!, quantity, available: 2 }],
            })
          : { body: cart }
      },
    })
    press('Buy again')
    expect(await screen.findByText(/2 of 3 added/)).toBeTruthy()
    expect(sentTo(api, 'POST /api/cart')).toHaveLength(2)
  })
})

it('the invoice is one click away and has buyer, lines and sums', async () => {
  await open(anOrder())
  fireEvent.click(screen.getByRole('link', { name: 'Invoice' }))
  const invoice = await screen.findByRole('article', { name: 'Invoice of order #o1' })
  expect(invoice.textContent).toContain('Pune, Maharashtra 411001')
  expect(invoice.textContent).toContain('Steel Thali')
  expect(invoice.textContent).toContain('To pay in cash on delivery')
  expect(within(invoice).getByText('₹249')).toBeTruthy()
})
