import type { Order } from '@bartan/contract/orders/schema'
import { rupees } from '@bartan/contract/shared/money'
import { asPhone } from '@bartan/contract/users/rules'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderView } from './order-view.tsx'

const show = (order: Order) => renderApp(<OrderView order={order} onDeleted={() => undefined} />)
/** By the keyboard: the menu opens at its first entry. */
const choose = async (keys: string) => {
  screen.getByRole('button', { name: 'Print' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement).toBe(menu))
  await userEvent.keyboard(`${keys}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
const paper = () => screen.getByRole('article', { hidden: true })

beforeEach(() => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  fakeApi({})
})

it('prints an invoice or a packing slip without prices', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  show(anOrder({ couponCode: 'FIRST-AB12', discount: rupees(19.9) }))
  await choose('')
  expect(within(paper()).getByText('Discount (FIRST-AB12)')).toBeTruthy()
  await choose('{ArrowDown}')
  await waitFor(() => expect(within(paper()).queryByText(/Discount/)).toBeNull())
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
})

it('shows a discount, and what an accepted return pays back', () => {
  const { productId, size, color } = anOrder().orderItems[0]!
  show(
    anOrder({
      couponCode: 'FIRST-AB12',
      discount: rupees(19.9),
      refund: { amount: rupees(179.1), state: 'due' },
      returns: [
        {
          lines: [{ productId, size, color, quantity: 1 }],
          reason: 'Too small',
          state: 'accepted',
          requestedAt: '2026-11-22T10:00:00.000Z',
          refund: rupees(179.1),
        },
      ],
    }),
  )
  expect(screen.getAllByText('Discount (FIRST-AB12)')).toHaveLength(2)
  expect(screen.getByText('To pay back: ₹179.10')).toBeTruthy()
})

it('has no line for a phone that is gone with its account', () => {
  const order = anOrder()
  show({ ...order, shippingAddress: { ...order.shippingAddress, phone: asPhone('') } })
  expect(screen.queryByText(/^Phone/)).toBeNull()
  expect(screen.getByText('The customer has deleted the account.')).toBeTruthy()
})

it('leads to all orders of its phone, also without an account', () => {
  const order = anOrder()
  show({ ...order, user: { _id: '', name: 'Ram', phone: asPhone('9000000001') } })
  const link = screen.getByRole('link', { name: 'All orders of this phone' })
  expect(link.getAttribute('href')).toBe('/admin/orders?q=9000000001')
})
