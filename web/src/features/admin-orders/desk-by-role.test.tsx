import { statusesAfter } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, describe } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { OrderView } from './components/order-view.tsx'
import { Orders } from './list/orders.tsx'

signInBeforeEach('accounts')

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
    refund: { amount: anOrder({ _id: 'o1' }).itemsPrice, state: 'due' },
  })
  renderApp(<OrderView order={returned} onDeleted={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Mark as paid' })).toBeTruthy()
})

const all = ({ body }: { body: unknown }) => ({
  body: { done: (body as { ids: string[] }).ids, refused: [] },
})

const show = () => renderApp(<Orders />, { at: '/admin/orders' })

const desk = (orders: readonly StaffOrder[]) =>
  fakeApi({
    'GET /api/admin/orders': { body: orders, headers: { 'x-total-count': String(orders.length) } },
    'POST /api/admin/orders/packed': all,
    'POST /api/admin/orders/bulk': all,
  })

const rowOf = async (id: string) =>
  (await screen.findByRole('link', { name: `#${id}` })).closest('tr') as HTMLElement

describe('a packer', () => {
  signInBeforeEach('packer')

  it('a packer is not offered to cancel or to delete', async () => {
    desk([order('o1')])
    show()
    const status = await screen.findByLabelText<HTMLSelectElement>('Status of order o1')
    expect([...status.options].map(({ value }) => value)).toEqual([
      'Processing',
      ...statusesAfter('Processing'),
    ])
    expect(screen.queryByRole('button', { name: 'More actions for order o1' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Customer declined o1' })).toBeNull()
  })

  it('a packer takes back what changes no status, and neither a delivery nor its cash', async () => {
    const api = desk([
      order('o1', { confirmation: { state: 'confirmed', attempts: 0 } }),
      order('o2', { status: 'Shipped' }),
    ])
    show()
    await userEvent.click(within(await rowOf('o1')).getByRole('button', { name: 'Packed' }))
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
    const [deliver] = within(await rowOf('o2')).getAllByRole('button', {
      name: TEXTS.markDelivered,
    })
    await userEvent.click(deliver as HTMLElement)
    await screen.findByText('o2 is delivered, paid in cash')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'By UPI' })).toBeNull()
    await userEvent.keyboard('u')
    expect(api.sent.filter(({ call }) => call === 'POST /api/admin/orders/bulk')).toHaveLength(1)
  })
})
