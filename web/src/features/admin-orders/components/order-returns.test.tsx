import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderReturns } from './order-returns.tsx'

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

beforeEach(() => {
  session.end()
  session.start(signedInAs({ ...asha, role: 'admin' }))
})

it('shows what is to come back and why, and sends the answer', async () => {
  const api = fakeApi({ 'PUT /api/admin/orders/o1/return': { body: order } })
  renderApp(<OrderReturns order={order} />)
  expect(screen.getByText('1 × Steel Thali, Red · Small')).toBeTruthy()
  expect(screen.getByText('Too small')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(api.sent[0]?.body).toEqual({ decision: 'declined' }))
})
