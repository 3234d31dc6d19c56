import { statusesAfter } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Orders } from './list/orders.tsx'

beforeEach(() => {
  localStorage.clear()
  session.start(signedInAs({ ...asha, role: 'packer' }))
})

const order = (_id: string, more: Partial<StaffOrder> = {}): StaffOrder => ({
  ...anOrder({ _id }),
  ...more,
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
  const [deliver] = within(await rowOf('o2')).getAllByRole('button', { name: TEXTS.markDelivered })
  await userEvent.click(deliver as HTMLElement)
  await screen.findByText('o2 is delivered, paid in cash')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'By UPI' })).toBeNull()
  await userEvent.keyboard('u')
  expect(api.sent.filter(({ call }) => call === 'POST /api/admin/orders/bulk')).toHaveLength(1)
})
