import type { StaffOrder } from '@bartan/contract/orders/schema'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { orderKey, replaceOrder } from '../api/order-queries.ts'
import { OrderView } from '../components/order-view.tsx'

const show = (order: StaffOrder, more: { toasts?: boolean } = {}) =>
  renderApp(<OrderView order={order} onDeleted={() => undefined} />, more)
const changeOf = (api: ReturnType<typeof fakeApi>) =>
  api.sent.find(({ call }) => !call.startsWith('GET'))?.body
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const noteField = () => screen.getByLabelText<HTMLTextAreaElement>('New note')
const at = '2026-11-22T10:00:00.000Z'
const confirmed = { state: 'confirmed', via: 'call', at, attempts: 1 } as const

signInBeforeEach('admin')

it('notes by a tap that the customer was reached, based on what was shown', async () => {
  const order = anOrder()
  const api = fakeApi({ 'PUT /api/admin/orders/o1/confirmation': { body: order } })
  show({ ...order, phoneFacts: { orders: 3, delivered: 1, refused: 2 } })
  expect(screen.getByText('3 orders of this number: 1 delivered, 2 refused')).toBeTruthy()
  await press('Confirmed')
  expect(changeOf(api)).toEqual({ state: 'confirmed', from: 'unasked', via: 'call' })
})

it('delivers what is on its way together with how it was paid', async () => {
  const order = anOrder({ status: 'Shipped' })
  const api = fakeApi({ 'PUT /api/admin/orders/o1': { body: order } })
  show(order)
  await userEvent.selectOptions(screen.getByLabelText('Paid by'), 'upi')
  await userEvent.type(screen.getByLabelText(/UPI reference/), '4321')
  await press('Delivered and paid')
  expect(changeOf(api)).toEqual({
    status: 'Delivered',
    from: 'Shipped',
    collected: { by: 'upi', amount: order.totalPrice, utr: '4321' },
  })
})

it.each(['₹1,299', '1,299', '१२९९'])('takes %s for what was collected', async (typed) => {
  const order = anOrder({ status: 'Shipped' })
  const api = fakeApi({ 'PUT /api/admin/orders/o1': { body: order } })
  show(order)
  await userEvent.clear(screen.getByLabelText('Amount (₹)'))
  await press('Delivered and paid')
  expect(await screen.findByText('Please enter an amount, like 1,299')).toBeTruthy()
  expect(changeOf(api)).toBeUndefined()
  await userEvent.type(screen.getByLabelText('Amount (₹)'), typed)
  await press('Delivered and paid')
  expect(changeOf(api)).toMatchObject({ collected: { by: 'cash', amount: 1299 } })
})

it('cancels with a reason: refused, if the parcel was on its way', async () => {
  const order = anOrder({ status: 'Shipped' })
  const api = fakeApi({ 'PUT /api/admin/orders/o1': { body: order } })
  show(order)
  await press('Cancel order…')
  const dialog = screen.getByRole('dialog', { name: /^Cancel order #/, hidden: true })
  expect(within(dialog).getByLabelText('Reason')).toHaveProperty('value', 'refused')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order', hidden: true }))
  expect(changeOf(api)).toEqual({ status: 'Cancelled', from: 'Shipped', cancelReason: 'refused' })
})

it('cancels a parcel whose goods came back damaged', async () => {
  const order = anOrder({ status: 'Shipped' })
  const api = fakeApi({ 'PUT /api/admin/orders/o1': { body: order } })
  show(order)
  await press('Cancel order…')
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel order #/, hidden: true }))
  const button = (name: string) => dialog.getByRole('button', { name, hidden: true })
  expect(button('Still on their way').getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(button('Damaged'))
  await userEvent.click(button('Cancel order'))
  expect(changeOf(api)).toEqual({
    status: 'Cancelled',
    from: 'Shipped',
    cancelReason: 'refused',
    restock: false,
  })
})

it('takes the goods of a refused parcel that is here already back into stock', async () => {
  const order = anOrder({ status: 'Shipped' })
  const api = fakeApi({ 'PUT /api/admin/orders/o1': { body: order } })
  show(order)
  await press('Cancel order…')
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel order #/, hidden: true }))
  const button = (name: string) => dialog.getByRole('button', { name, hidden: true })
  await userEvent.click(button('Back to stock'))
  expect(dialog.getByText('Its units return to the stock.')).toBeTruthy()
  await userEvent.click(button('Cancel order'))
  expect(changeOf(api)).toMatchObject({ cancelReason: 'refused', restock: true })
})

it('asks of no parcel that is still here whether it came back damaged', async () => {
  show(anOrder({ status: 'Processing' }))
  await press('Cancel order…')
  expect(screen.queryByRole('button', { name: 'Damaged', hidden: true })).toBeNull()
})

it('asks of a cancelled order why it was, and does not offer to cancel it again', async () => {
  const order = anOrder({ status: 'Cancelled' })
  const api = fakeApi({ 'PUT /api/admin/orders/o1': { body: order } })
  show(order)
  expect(screen.queryByRole('button', { name: 'Cancel order…' })).toBeNull()
  await press('Why cancelled…')
  const dialog = within(screen.getByRole('dialog', { name: 'Reason', hidden: true }))
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'out_of_stock')
  await userEvent.click(dialog.getByRole('button', { name: 'Save', hidden: true }))
  expect(changeOf(api)).toMatchObject({ status: 'Cancelled', cancelReason: 'out_of_stock' })
})

it('gives a packer no way to cancel', () => {
  session.start(signedInAs({ ...asha, role: 'packer' }))
  show(anOrder())
  expect(screen.queryByRole('button', { name: 'Cancel order…' })).toBeNull()
  // The customer's no cancels it as well.
  expect(screen.queryByRole('button', { name: 'Declined' })).toBeNull()
})

it('opens WhatsApp with what the customer is told', async () => {
  const chat = { location: { href: '' } } as Window
  vi.spyOn(window, 'open').mockReturnValue(chat)
  fakeApi({ 'POST /api/admin/orders/o1/messages': { body: { text: 'It is placed.' } } })
  show(anOrder())
  await press('Tell by WhatsApp')
  await waitFor(() => expect(chat.location.href).toContain('text=It%20is%20placed.'))
})

it('says why an address could not be corrected any more', async () => {
  fakeApi({
    'PUT /api/admin/orders/o1/address': failure(409, 'order_locked', 'Too late: it is Shipped'),
    'GET /api/orders/o1': { body: anOrder({ status: 'Shipped' }) },
  })
  show(anOrder())
  await press('Correct the address')
  const dialog = screen.getByRole('dialog', { name: 'Correct the address', hidden: true })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(screen.getAllByText('Too late: it is Shipped')).not.toHaveLength(0))
})

it('corrects an address as it was seen when the form was opened', async () => {
  const order = anOrder()
  const api = fakeApi({
    'PUT /api/admin/orders/o1/address': failure(409, 'changed_meanwhile', 'Changed meanwhile'),
    'GET /api/orders/o1': { body: order },
  })
  show(order, { toasts: true })
  await press('Correct the address')
  const dialog = screen.getByRole('dialog', { name: 'Correct the address', hidden: true })
  await userEvent.type(within(dialog).getByLabelText('City'), ' East')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save', hidden: true }))
  expect(await screen.findByText('Changed meanwhile')).toBeTruthy()
  expect(within(document.body).queryByLabelText('City')).toBeNull()
  const { city } = order.shippingAddress
  expect(api.bodyOf('PUT /api/admin/orders/o1/address')).toMatchObject({
    city: `${city} East`,
    was: { ...order.shippingAddress, buyerGstin: '', buyerName: '' },
  })
})

it('asks for a PIN when an address in India is corrected', async () => {
  const api = fakeApi({})
  show(anOrder())
  await press('Correct the address')
  const dialog = screen.getByRole('dialog', { name: 'Correct the address', hidden: true })
  // The shop delivers in no other country.
  expect(within(dialog).queryByLabelText('Country')).toBeNull()
  const pin = within(dialog).getByLabelText('PIN code')
  await userEvent.clear(pin)
  await userEvent.type(pin, '22100')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save', hidden: true }))
  expect(await within(dialog).findByText('Please enter a 6-digit PIN code')).toBeTruthy()
  expect(changeOf(api)).toBeUndefined()
})

it('tells everything that happened, latest first', () => {
  const by = { _id: 'a1', name: 'Gopal', role: 'admin' } as const
  show({
    ...anOrder({ confirmation: { ...confirmed, by } }),
    shipment: { courier: 'Delhivery', awb: '1434', at: '2026-11-22T11:00:00.000Z' },
    notes: [{ text: 'Ring twice', at: '2026-11-22T12:00:00.000Z', by }],
    messages: [
      { kind: 'asked', via: 'whatsapp', at: '2026-11-20T09:00:00.000Z', by },
      { kind: 'shipped', via: 'mail', at: '2026-11-22T11:30:00.000Z' },
    ],
  })
  const list = screen.getByRole('heading', { name: 'History' }).parentElement
  const told = list?.textContent ?? ''
  const places = [
    'Ring twice',
    'Mail: order shipped',
    'With Delhivery, 1434',
    'Confirmation: confirmed',
    'WhatsApp: asked to confirm',
  ].map((what) => told.indexOf(what))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('tells each try to reach the customer, and what an address was corrected from', () => {
  const by = { _id: 'a1', name: 'Gopal', role: 'admin' } as const
  const order = anOrder({ confirmation: { ...confirmed, by } })
  const asked = '2026-11-22T09:30:00.000Z'
  const { shippingAddress: from } = order
  show({
    ...order,
    confirmations: [
      { state: 'unreachable', via: 'call', at: '2026-11-22T09:00:00.000Z', by },
      { state: 'asked', via: 'whatsapp', at: asked, by },
      { state: 'confirmed', via: 'call', at, by },
    ],
    messages: [{ kind: 'asked', via: 'whatsapp', at: asked, by }],
    addressChanges: [{ from, to: { ...from, city: 'Nashik', postalCode: '422001' }, at, by }],
  })
  const told = screen.getByRole('heading', { name: 'History' }).parentElement?.textContent ?? ''
  expect(told).toContain('Confirmation: confirmed, by phone')
  expect(told).toContain('Confirmation: not reached, by phone')
  expect(told).toContain(`Address corrected${from.city} ${from.postalCode} → Nashik 422001`)
  expect(told.match(/asked/g)).toHaveLength(1)
})

it('keeps what went out over WhatsApp in the history when the order changes', () => {
  const sent: StaffOrder = { ...anOrder(), messages: [{ event: 'placed', state: 'sent', at }] }
  const client = new QueryClient()
  client.setQueryData(orderKey(sent._id), sent)
  replaceOrder(client, anOrder({ status: 'Shipped' }))
  expect(client.getQueryData(orderKey(sent._id))).toEqual({ ...sent, status: 'Shipped' })
})

it('says that a customer wants no messages, and since when', () => {
  show(anOrder({ whatsapp: false, whatsappAt: at }))
  expect(screen.getByText(/^Wants no messages over WhatsApp, since 22 Nov/)).toBeTruthy()
})

it('keeps a note that is not added yet for whoever comes back, until it is added', async () => {
  fakeApi({ 'POST /api/admin/orders/o1/notes': { body: anOrder() } })
  const { unmount } = show(anOrder())
  await userEvent.type(noteField(), 'Ring twice')
  unmount()
  const other = show(anOrder({ _id: 'o2' }))
  expect(noteField().value).toBe('')
  other.unmount()
  const again = show(anOrder())
  expect(noteField().value).toBe('Ring twice')
  await press('Add note')
  await waitFor(() => expect(noteField().value).toBe(''))
  again.unmount()
  show(anOrder())
  expect(noteField().value).toBe('')
})

it('leads to the field of a note that was not written', async () => {
  fakeApi({})
  show(anOrder())
  await press('Add note')
  expect(document.activeElement).toBe(screen.getByLabelText('New note'))
})
