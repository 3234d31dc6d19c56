import { rupees } from '@bartan/contract/shared/money'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { OrderReturns } from './order-returns.tsx'

signInBeforeEach('admin')

const { productId, size, color } = anOrder().orderItems[0]!
const asked = {
  lines: [{ productId, size, color, quantity: 1 }],
  reason: 'Too small',
  requestedAt: '2026-11-22T10:00:00.000Z',
}
const order = anOrder({ status: 'Delivered' })

const returned = (requestedAt: string, refund: number) => ({
  ...asked,
  requestedAt,
  state: 'accepted' as const,
  refund: rupees(refund),
  refundState: 'due' as const,
})

it('says once what is due for several returns and beside them, since paying it back notes all of it', async () => {
  const returns = [
    returned('2026-11-21T10:00:00.000Z', 90),
    returned('2026-11-22T10:00:00.000Z', 40),
  ]
  const api = fakeApi({ 'POST /api/admin/orders/o1/refund': { body: order } })
  const refund = { amount: rupees(150), state: 'due' } as const
  renderApp(<OrderReturns order={{ ...order, returns, refund }} />)
  const sums = screen.getAllByText(/₹/).map(({ textContent }) => textContent)
  expect(sums).toEqual(['Of it for these: ₹40', 'Of it for these: ₹90', 'To pay back: ₹150'])
  fireEvent.click(screen.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(api.calls()).toEqual(['POST /api/admin/orders/o1/refund']))
})

it('says nothing to pay back of a return whose money the order turned out not to have got', () => {
  fakeApi({})
  renderApp(<OrderReturns order={{ ...order, returns: [returned(asked.requestedAt, 90)] }} />)
  expect(screen.queryByText(/₹90/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull()
})

it('pays back what was paid ahead of an order without returns', () => {
  fakeApi({})
  const refund = { amount: rupees(50), state: 'due' } as const
  renderApp(<OrderReturns order={anOrder({ status: 'Cancelled', refund })} />)
  expect(screen.getByText('To pay back: ₹50')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark as paid' })).toBeTruthy()
})
