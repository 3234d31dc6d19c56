import type { StaffOrder } from '@bartan/contract/orders/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderView } from './components/order-view.tsx'
import { Orders } from './list/orders.tsx'

beforeEach(() => {
  localStorage.clear()
  session.start(signedInAs({ ...asha, role: 'accounts' }))
})

const order = (_id: string, more: Partial<StaffOrder> = {}): StaffOrder => ({
  ...anOrder({ _id }),
  ...more,
})

/** What accounts may not do with an order, as buttons are named. */
const REFUSED =
  /Packed|Confirm|No answer|declined|Ship|Add note|Correct|WhatsApp|Cancel|Print$|Undo|Labels/i

const buttons = () => screen.queryAllByRole('button').map((one) => one.textContent || one.ariaLabel)

it('accounts read the orders, and are offered no step of the desk', async () => {
  const orders = [order('o1'), order('o2', { status: 'Shipped' })]
  const api = fakeApi({
    'GET /api/admin/orders': { body: orders, headers: { 'x-total-count': '2' } },
  })
  renderApp(<Orders />, { at: '/admin/orders' })
  await screen.findByRole('link', { name: '#o1' })
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.queryByRole('button', { name: TEXTS.markDelivered })).toBeNull()
  expect(buttons().filter((name) => REFUSED.test(name ?? ''))).toEqual([])
  // What nobody can choose from is no choice.
  expect(screen.queryAllByRole('combobox')).toEqual([])
  const row = screen.getAllByRole('row').find((one) => one.textContent.includes('#o1'))
  expect(row?.textContent).toContain('Processing')
  screen.getByRole('link', { name: '#o1' }).focus()
  await userEvent.keyboard('xcpsd')
  expect(api.sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
})

it.each(['Processing', 'Shipped', 'Delivered', 'Cancelled'] as const)(
  'nor at an order that is %s',
  (status) => {
    fakeApi({})
    renderApp(<OrderView order={order('o1', { status })} onDeleted={() => undefined} />)
    // They note what was paid ahead.
    const ofAdvances = screen.queryAllByLabelText(/^(?:Amount in ₹|Number of the payment)/)
    expect(screen.queryAllByRole('textbox')).toEqual(ofAdvances)
    expect(screen.queryByRole('button', { name: TEXTS.markDelivered })).toBeNull()
    expect(buttons().filter((name) => REFUSED.test(name ?? ''))).toEqual([])
  },
)

it('accounts pay back what is due', () => {
  fakeApi({})
  const { orderItems } = anOrder({ _id: 'o1' })
  const returned = order('o1', {
    status: 'Delivered',
    returns: [
      {
        lines: orderItems.map(({ productId, size, color, quantity }) => ({
          productId,
          size,
          color,
          quantity,
        })),
        reason: 'damaged',
        state: 'accepted',
        requestedAt: '2026-01-01T00:00:00.000Z',
        refund: anOrder({ _id: 'o1' }).itemsPrice,
        refundState: 'due',
      },
    ],
  })
  renderApp(<OrderView order={returned} onDeleted={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Mark as paid' })).toBeTruthy()
})
