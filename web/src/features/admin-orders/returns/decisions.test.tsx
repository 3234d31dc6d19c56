import { rupees } from '@bartan/contract/shared/money'
import type { Role } from '@bartan/contract/shared/roles'
import { screen, fireEvent, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, beforeEach, describe } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi, failure } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { DecideReturn } from './decide-return.tsx'
import { OrderReturns } from './order-returns.tsx'
import { ReturningParcels } from './returning-parcels.tsx'

const look = (name: string) => screen.getByRole('button', { name }).className

it('proposes the exchange, not the money, to whoever asked for other goods', () => {
  fakeApi({})
  const { orderItems } = anOrder()
  const { productId, size, color } = orderItems[0]!
  const line = { productId, size, color, quantity: 1, for: { size: 'Large', color } }
  renderApp(<DecideReturn orderId="o1" lines={[line]} bought={orderItems} isSentAhead={false} />)
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).not.toContain('Accept')
  expect(names.indexOf('Exchange')).toBeLessThan(names.indexOf('Money back instead'))
  expect(look('Exchange')).not.toBe(look('Money back instead'))
  expect(look('Money back instead')).toBe(look('Decline'))
})

const { productId, size, color } = anOrder().orderItems[0]!

const order = anOrder({
  returns: [
    {
      lines: [{ productId, size, color, quantity: 1 }],
      reason: 'Too small',
      state: 'requested',
      requestedAt: '2026-11-22T10:00:00.000Z',
    },
  ],
})

signInBeforeEach('admin')

it.each([
  [249, 'The customer pays ₹50 more'],
  [149, '₹50 is paid back to the customer'],
  [199, 'Nobody pays anything'],
])('says who pays whom for one of ₹%d before it is exchanged', async (price, said) => {
  const large = { size: 'Large', color: 'Blue', price: rupees(price), countInStock: 3, sku: 'L' }
  const bought = { size, color, price: rupees(199), countInStock: 3, sku: 'S' }
  fakeApi({ 'GET /api/products/thali': { body: { ...aProduct(), variants: [bought, large] } } })
  renderApp(<OrderReturns order={order} />)
  fireEvent.click(screen.getByRole('button', { name: 'Exchange' }))
  const option = await screen.findByRole<HTMLOptionElement>('option', { name: /^Blue · Large/ })
  const wanted = screen.getByLabelText('Instead of 1 × Steel Thali, Red · Small')
  fireEvent.change(wanted, { target: { value: option.value } })
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getAllByText(`₹${price}`).length).toBeGreaterThan(0)
})

it('shows as many of the goods as come back, whatever else was bought of them', async () => {
  fakeApi({ 'GET /api/products/thali': { body: aProduct() } })
  const orderItems = order.orderItems.map((line) => ({ ...line, quantity: 3 }))
  renderApp(<OrderReturns order={{ ...order, orderItems }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Exchange' }))
  expect(screen.getAllByText('1 × Steel Thali')).toHaveLength(2)
  expect(screen.queryByText(/^3 ×/)).toBeNull()
})

it('begins with what the customer asked for instead', async () => {
  const large = { size: 'Large', color: 'Blue', price: rupees(249), countInStock: 3, sku: 'L' }
  const bought = { size, color, price: rupees(199), countInStock: 3, sku: 'S' }
  fakeApi({ 'GET /api/products/thali': { body: { ...aProduct(), variants: [bought, large] } } })
  const [asked] = order.returns ?? []
  const lines =
    asked?.lines.map((line) => ({ ...line, for: { size: 'Large', color: 'Blue' } })) ?? []
  renderApp(<OrderReturns order={{ ...order, returns: asked ? [{ ...asked, lines }] : [] }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Exchange' }))
  expect(await screen.findByText('The customer pays ₹50 more')).toBeTruthy()
  const wanted = screen.getByLabelText<HTMLSelectElement>(/^Instead of 1 × Steel Thali/)
  expect(wanted.selectedOptions[0]?.text).toBe('Blue · Large · ₹249')
})

const signIn = (role: Role) => {
  session.end()
  session.start(signedInAs({ ...asha, role }))
}

const cards = async () => (await screen.findAllByText(/^#o/)).map((link) => link.closest('li')!)

describe('parcels on their way back', () => {
  const owner = { _id: 'a1', name: 'Owner', role: 'admin' as const }

  const NOW = Date.parse('2026-11-23T10:00:00.000Z')

  const refused = (_id: string, at: string) => ({
    ...anOrder({
      _id,
      status: 'Cancelled',
      cancelReason: 'refused',
      statusHistory: [{ status: 'Cancelled', at, by: owner }],
      shipment: { courier: 'Delhivery', awb: `D-${_id}`, at },
    }),
    comingBack: true,
  })

  const old = refused('o1', '2026-11-09T09:00:00.000Z')

  const fresh = refused('o2', '2026-11-23T08:00:00.000Z')

  const LIST = 'GET /api/admin/orders'

  const RECEIVED = 'POST /api/admin/orders/o1/received'
  const show = () =>
    renderApp(<ReturningParcels />, { at: '/admin/orders/coming-back', now: () => NOW })
  beforeEach(() => signIn('packer'))

  it('lists what is coming back with its age, and what is to be claimed', async () => {
    const api = fakeApi({ [LIST]: { body: [old, fresh] } })
    show()
    const [first, second] = await cards()
    expect(within(first!).getByText('Coming back for 14 days')).toBeTruthy()
    expect(within(first!).getByText('Claim it at the courier')).toBeTruthy()
    expect(within(second!).getByText('Refused today')).toBeTruthy()
    expect(within(second!).queryByText('Claim it at the courier')).toBeNull()
    expect(api.sent[0]?.query).toMatchObject({ comingBack: 'true', sort: 'oldest' })
  })

  it('receives a parcel by one press, and keeps its place so that the next ones don’t move', async () => {
    const { comingBack: _, ...given } = old
    const line = { productId: 'thali', size: 'Small', color: 'Red', quantity: 1, restock: true }
    const received = { at: '2026-11-23T10:00:00.000Z', by: owner, lines: [line] }
    const api = fakeApi({ [LIST]: { body: [old] }, [RECEIVED]: { body: { ...given, received } } })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Parcel o1 received' }))
    expect(await screen.findByText(/^Received .* by Owner$/)).toBeTruthy()
    const restock = screen.getByRole('button', { name: 'Back to stock', pressed: true })
    expect(restock.closest('fieldset')?.disabled).toBe(true)
    expect(api.sent.find(({ call }) => call === RECEIVED)?.body).toEqual({ lines: [] })
    expect(screen.queryByRole('button', { name: 'Parcel o1 received' })).toBeNull()
  })

  it('notes what came back damaged', async () => {
    const api = fakeApi({ [LIST]: { body: [old] }, [RECEIVED]: failure(409, 'conflict', 'No') })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Damaged' }))
    await userEvent.click(screen.getByRole('button', { name: 'Parcel o1 received' }))
    await waitFor(() =>
      expect(api.sent.find(({ call }) => call === RECEIVED)?.body).toEqual({
        lines: [{ productId: 'thali', size: 'Small', color: 'Red', restock: false }],
      }),
    )
    expect(screen.getByRole('button', { name: 'Parcel o1 received' })).toBeTruthy()
  })

  it('lets accountants read, and receive nothing', async () => {
    signIn('accounts')
    fakeApi({ [LIST]: { body: [old] } })
    show()
    expect(await screen.findByText('#o1')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /received/ })).toBeNull()
  })
})
