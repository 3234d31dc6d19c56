import { rupees } from '@bartan/contract/shared/money'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, aProduct, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { OrderReturns } from './order-returns.tsx'
import { RequestReturn } from './request-return.tsx'

const { productId, size, color } = anOrder().orderItems[0]!
const asked = {
  lines: [{ productId, size, color, quantity: 1 }],
  reason: 'Too small',
  state: 'requested' as const,
  requestedAt: '2026-11-22T10:00:00.000Z',
}
const order = anOrder({ returns: [asked] })
const NOW = Date.parse('2026-11-23T10:00:00.000Z')

signInBeforeEach('admin')

const show = (answer: { refund?: number; [field: string]: unknown }) => {
  const api = fakeApi({
    'PUT /api/admin/orders/o1/return': { body: order },
    'POST /api/admin/orders/o1/refund': { body: order },
  })
  const due = answer.refund
  const refund = due ? { refund: { amount: rupees(due), state: 'due' as const } } : {}
  const returned = { ...asked, ...answer } as typeof asked
  renderApp(<OrderReturns order={{ ...order, ...refund, returns: [returned] }} />)
  return api
}

const decided = (api: ReturnType<typeof fakeApi>) =>
  api.sent.find(({ call }) => call.startsWith('PUT'))?.body

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('shows what is to come back and why, and where it goes', async () => {
  const api = show({ reason: 'defective', note: 'The lid leaks' })
  expect(
    screen.getByRole('group', { name: 'Where 1 × Steel Thali, Red · Small goes' }),
  ).toBeTruthy()
  expect(screen.getByText('It is damaged or does not work')).toBeTruthy()
  expect(screen.getByText('The lid leaks')).toBeTruthy()
  press('Damaged')
  press('Accept')
  await waitFor(() =>
    expect(decided(api)).toEqual({
      decision: 'accepted',
      lines: [{ productId, size, color, restock: false }],
    }),
  )
})

it('declines for a reason only, which the customer reads', async () => {
  const api = show({})
  expect(screen.getByText('Too small')).toBeTruthy()
  press('Decline')
  press('Decline the return')
  expect(await screen.findByText('Please tell the customer why')).toBeTruthy()
  const why = screen.getByLabelText('Why it is declined')
  expect(document.activeElement).toBe(why)
  fireEvent.change(why, { target: { value: 'It was used' } })
  press('Decline the return')
  await waitFor(() =>
    expect(decided(api)).toEqual({ decision: 'declined', declineReason: 'It was used' }),
  )
})

it('marks what is due as paid', async () => {
  const api = show({ state: 'accepted', refund: 90, refundState: 'due' })
  expect(screen.getByText('To pay back: ₹90')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Number of the payment/), { target: { value: 'U1' } })
  press('Mark as paid')
  await waitFor(() => expect(api.sent[0]?.body).toEqual({ via: 'upi', reference: 'U1' }))
})

it('proposes the way in which the customer wants the money, and none where it comes to nothing', () => {
  const { unmount } = renderApp(
    <OrderReturns
      order={{
        ...order,
        refund: { amount: rupees(90), state: 'due' },
        returns: [
          {
            ...asked,
            state: 'accepted',
            refund: rupees(90),
            refundState: 'due',
            refundTo: { via: 'bank', reference: '1234 SBIN0001' },
          },
        ],
      }}
    />,
  )
  expect(screen.getByLabelText<HTMLSelectElement>('Paid back').value).toBe('bank')
  unmount()
  show({ state: 'accepted', refund: 0 })
  expect(screen.queryByText(/To pay back/)).toBeNull()
})

it('shows the customer’s pictures to an admin, and not to a packer', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:shop/1', revokeObjectURL: () => {} }),
  )
  const pictured = { ...order, returns: [{ ...asked, photos: ['a1'] }] }
  fakeApi({ 'GET /api/orders/o1/return/photos/a1': { body: 'image' } })
  const { unmount } = renderApp(<OrderReturns order={pictured} />)
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeTruthy()
  unmount()
  session.start(signedInAs({ ...asha, role: 'packer' }))
  renderApp(<OrderReturns order={pictured} />)
  expect(screen.getByText('Too small')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Pictures by the customer' })).toBeNull()
})

it('exchanges what comes back for another size, by the names that the server knows', async () => {
  const api = fakeApi({
    'GET /api/products/thali': { body: aProduct() },
    'PUT /api/admin/orders/o1/return': { body: order },
  })
  renderApp(<OrderReturns order={order} />)
  press('Exchange')
  // Over the page, so that it pushes nothing.
  expect(screen.getByRole('dialog', { name: 'Exchange' })).toBeTruthy()
  await screen.findByRole('option', { name: /^Blue · Large/ })
  press('Exchange it')
  expect(screen.getByText('Choose what the customer gets')).toBeTruthy()
  const wanted = screen.getByLabelText('Instead of 1 × Steel Thali, Red · Small')
  const large = await screen.findByRole<HTMLOptionElement>('option', { name: /^Blue · Large/ })
  fireEvent.change(wanted, { target: { value: large.value } })
  press('Exchange it')
  await waitFor(() =>
    expect(decided(api)).toEqual({
      decision: 'exchanged',
      lines: [
        {
          productId,
          size,
          color,
          restock: true,
          for: { productId: 'thali', size: 'Large', color: 'Blue' },
        },
      ],
    }),
  )
})

it.each([
  [true, 1],
  [false, 0],
])('sends it before the first goods are here where the settings have it: %s', async (may, sent) => {
  const NOW_SENT = 'POST /api/admin/orders/o1/return/exchange'
  const api = fakeApi({
    'GET /api/products/thali': { body: aProduct() },
    'GET /api/admin/settings': { body: { orders: { exchangeAtOnce: may } } },
    [NOW_SENT]: { body: order },
  })
  renderApp(<OrderReturns order={order} />)
  press('Exchange')
  const large = await screen.findByRole<HTMLOptionElement>('option', { name: /^Blue · Large/ })
  const wanted = screen.getByLabelText('Instead of 1 × Steel Thali, Red · Small')
  fireEvent.change(wanted, { target: { value: large.value } })
  await waitFor(() => expect(api.calls()).toContain('GET /api/admin/settings'))
  const buttons = may ? [await screen.findByRole('button', { name: 'Send it now' })] : []
  for (const button of buttons) fireEvent.click(button)
  await waitFor(() => expect(api.sent.filter(({ call }) => call === NOW_SENT)).toHaveLength(sent))
  expect(screen.queryAllByRole('button', { name: 'Send it now' })).toHaveLength(sent)
})

it('leaves nothing but to accept the goods of what was sent ahead', () => {
  const [open] = order.returns ?? []
  const ahead = { ...open, sentAhead: { number: 'BR-AHEAD', amount: 349 } }
  fakeApi({})
  renderApp(<OrderReturns order={{ ...order, returns: [ahead] } as typeof order} />)
  expect(screen.getByText(/^Sent ahead: order BR-AHEAD/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(?:Exchange|Decline)$/ })).toBeNull()
})

it('notes by which parcel the goods come back', async () => {
  const PICKUP = 'PUT /api/admin/orders/o1/return/pickup'
  const api = fakeApi({ [PICKUP]: { body: order } })
  renderApp(<OrderReturns order={order} />)
  fireEvent.click(screen.getByText('Note the pick-up'))
  expect(await screen.findByText('Please say who brings it')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Courier'), { target: { value: 'Delhivery' } })
  fireEvent.click(screen.getByText('Note the pick-up'))
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call === PICKUP)?.body).toEqual({
      courier: 'Delhivery',
      awb: '',
    }),
  )
})

it('says once, at its field, why a pick-up is not noted', async () => {
  const PICKUP = 'PUT /api/admin/orders/o1/return/pickup'
  const fields = { courier: 'Too long a name' }
  fakeApi({ [PICKUP]: failure(400, 'invalid_input', 'Too long a name', { fields }) })
  renderApp(<OrderReturns order={order} />)
  press('Note the pick-up')
  expect(await screen.findByText('Please say who brings it')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Courier'), { target: { value: 'Delhivery' } })
  press('Note the pick-up')
  expect(await screen.findAllByText('Too long a name')).toHaveLength(1)
  expect(screen.queryByText('Nothing was saved')).toBeNull()
})

it('notes a return for a customer who calls, by the rules of all', async () => {
  const delivered = anOrder({ status: 'Delivered', deliveredAt: '2026-11-22T10:00:00.000Z' })
  const CALL = 'POST /api/admin/orders/o1/return'
  const api = fakeApi({ [CALL]: { body: delivered } })
  renderApp(<RequestReturn order={delivered} />, { now: () => NOW })
  press('Note a return')
  // The only unit of the order is proposed.
  const units = await screen.findByRole('group', { name: /^Quantity of Steel Thali/ })
  expect(units.textContent).toBe('1')
  press(/^Decrease quantity/)
  fireEvent.click(screen.getByRole('button', { name: 'Note the return' }))
  expect(screen.getByText('Please choose what to return')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'defective' } })
  press(/^Increase quantity/)
  // Who pays whom is said at the desk as it is to the customer.
  expect(screen.getByText('₹199 is paid back to the customer')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Note the return' }))
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call === CALL)?.body).toEqual({
      lines: [{ productId, size, color, quantity: 1 }],
      reason: 'defective',
      note: '',
    }),
  )
})

it('offers no return once the days are over', () => {
  const delivered = anOrder({ status: 'Delivered', deliveredAt: '2026-10-01T10:00:00.000Z' })
  fakeApi({})
  renderApp(<RequestReturn order={delivered} />, { now: () => Date.parse('2026-11-23') })
  expect(screen.queryByRole('button')).toBeNull()
})

const Answered = () => {
  const [state, setState] = useState<'requested' | 'declined'>('requested')
  return (
    <>
      <button onClick={() => setState('declined')}>Answer</button>
      <OrderReturns order={{ ...order, returns: [{ ...asked, state }] }} />
    </>
  )
}

it('stays as tall as it was once it is decided, so that nothing below moves', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() =>
    screen.queryByRole('button', { name: 'Accept' }) ? 345 : 217,
  )
  fakeApi({})
  renderApp(<Answered />)
  press('Answer')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getAllByRole('listitem')[0]?.style.minHeight).toBe('345px')
})
