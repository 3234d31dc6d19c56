import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderReturns } from './order-returns.tsx'

const { productId, size, color } = anOrder().orderItems[0]!
const asked = {
  lines: [{ productId, size, color, quantity: 1 }],
  reason: 'Too small',
  state: 'requested' as const,
  requestedAt: '2026-11-22T10:00:00.000Z',
}
const order = anOrder({ returns: [asked] })

beforeEach(() => {
  session.end()
  session.start(signedInAs({ ...asha, role: 'admin' }))
})

const show = (answer: object) => {
  const api = fakeApi({
    'PUT /api/admin/orders/o1/return': { body: order },
    'POST /api/admin/orders/o1/refund': { body: order },
  })
  renderApp(<OrderReturns order={{ ...order, returns: [{ ...asked, ...answer }] }} />)
  return api
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('shows what is to come back and why, and where it goes', async () => {
  const api = show({ reason: 'defective', note: 'The lid leaks' })
  expect(screen.getByText('1 × Steel Thali, Red · Small')).toBeTruthy()
  expect(screen.getByText('Damaged or does not work')).toBeTruthy()
  expect(screen.getByText('The lid leaks')).toBeTruthy()
  press('Damaged')
  press('Accept')
  await waitFor(() =>
    expect(api.sent[0]?.body).toEqual({
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
  expect(screen.getByText('Please tell the customer why')).toBeTruthy()
  const why = screen.getByLabelText('Why it is declined')
  fireEvent.change(why, { target: { value: 'It was used' } })
  press('Decline the return')
  await waitFor(() =>
    expect(api.sent[0]?.body).toEqual({ decision: 'declined', declineReason: 'It was used' }),
  )
})

it('marks what is due as paid', async () => {
  const api = show({ state: 'accepted', refund: 90, refundState: 'due' })
  expect(screen.getByText('To pay back: ₹90')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Number of the payment/), { target: { value: 'U1' } })
  press('Mark as paid')
  await waitFor(() => expect(api.sent[0]?.body).toEqual({ via: 'upi', reference: 'U1' }))
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
