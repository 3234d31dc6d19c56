import { ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Orders } from './list/orders.tsx'

const listed = { body: [anOrder()], headers: { 'x-total-count': '1' } }
const show = (at = '/admin/orders') => renderApp(<Orders />, { at, toasts: true })
const sentTo = (api: ReturnType<typeof fakeApi>, wanted: string) =>
  api.sent.find(({ call }) => call === wanted)
const status = () => screen.findByLabelText<HTMLSelectElement>('Status of order o1')

signInBeforeEach('admin')

describe('the list', () => {
  it('is filtered by what the address says', async () => {
    const api = fakeApi({ 'GET /api/admin/orders': listed })
    const { address } = show('/admin/orders?status=Shipped&from=2026-11-01&q=asha')
    await status()
    expect(sentTo(api, 'GET /api/admin/orders')?.query).toEqual({
      status: 'Shipped',
      from: '2026-11-01',
      q: 'asha',
      sort: 'oldest',
      limit: '25',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Any day' }))
    expect(address()).toBe('/admin/orders?status=Shipped&q=asha')
  })

  it('is another one once the answer is there, and no row that both have jumps', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof listed>()
    fakeApi({ 'GET /api/admin/orders': ({ query }) => (query.from ? listed : promise) })
    show('/admin/orders?from=2026-11-01')
    await status()
    await userEvent.click(screen.getByRole('button', { name: 'Any day' }))
    const former = screen.getByRole('table')
    resolve(listed)
    await waitFor(() => expect(former.isConnected).toBe(false))
    expect(await status()).toBeTruthy()
  })

  it('says when there are none', async () => {
    fakeApi({ 'GET /api/admin/orders': { body: [], headers: { 'x-total-count': '0' } } })
    show()
    expect(await screen.findByText(TEXTS.noAdminOrders)).toBeTruthy()
  })
})

describe('the status', () => {
  it('is any that there is, chosen from any other', async () => {
    const api = fakeApi({
      'GET /api/admin/orders': listed,
      'PUT /api/admin/orders/o1': { body: anOrder({ status: 'Cancelled' }) },
    })
    show()
    const options = within(await status()).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(ORDER_STATUSES)
    await userEvent.selectOptions(await status(), 'Cancelled')
    expect(await screen.findByText('Order is Cancelled')).toBeTruthy()
    expect(sentTo(api, 'PUT /api/admin/orders/o1')?.body).toEqual({
      status: 'Cancelled',
      from: 'Processing',
    })
  })

  it('is Delivered, and the order paid, at one click', async () => {
    fakeApi({
      'GET /api/admin/orders': listed,
      'PUT /api/admin/orders/o1': {
        body: anOrder({
          status: 'Delivered',
          isDelivered: true,
          deliveredAt: '2026-11-22T10:00:00.000Z',
          isPaid: true,
        }),
      },
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.markDelivered }))
    expect(await screen.findByText(TEXTS.paid)).toBeTruthy()
    expect((await status()).value).toBe('Delivered')
    expect(document.activeElement).toBe(await status())
    expect(screen.queryByRole('button', { name: TEXTS.markDelivered })).toBeNull()
    expect(screen.getByText('Delivered on 22 Nov 2026')).toBeTruthy()
  })

  it('is marked while Delivered is on its way, and can be tried again where no answer came', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof failure>>()
    const api = fakeApi({
      'GET /api/admin/orders': listed,
      'PUT /api/admin/orders/o1': () => promise,
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.markDelivered }))
    expect(await screen.findByText('Saving…')).toBeTruthy()
    resolve(failure(503, 'internal', 'Try later'))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Saving…')).toBeNull()
    expect((await status()).value).toBe('Processing')
    api.answers['PUT /api/admin/orders/o1'] = {
      body: anOrder({ status: 'Delivered', isDelivered: true, isPaid: true }),
    }
    await userEvent.click(again)
    expect(await screen.findByText(TEXTS.paid)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('returns to what it was when the server refuses it', async () => {
    fakeApi({
      'GET /api/admin/orders': { ...listed, body: [anOrder({ status: 'Cancelled' })] },
      'PUT /api/admin/orders/o1': failure(409, 'out_of_stock', 'Only 0 left of Steel Thali'),
    })
    show()
    await userEvent.selectOptions(await status(), 'Processing')
    expect(await screen.findByText('Only 0 left of Steel Thali')).toBeTruthy()
    await waitFor(async () => expect((await status()).value).toBe('Cancelled'))
  })
})

it('a cancelled order offers no delivery, and waits for no money', async () => {
  fakeApi({ 'GET /api/admin/orders': { ...listed, body: [anOrder({ status: 'Cancelled' })] } })
  show()
  expect(await screen.findByText('Nothing to pay')).toBeTruthy()
  expect(screen.queryByRole('button', { name: TEXTS.markDelivered })).toBeNull()
  expect(screen.queryByText(TEXTS.pending)).toBeNull()
})

it('an order is deleted behind a menu and a question', async () => {
  const api = fakeApi({
    'GET /api/admin/orders': listed,
    'DELETE /api/admin/orders/o1': { body: { message: 'Order deleted' } },
  })
  show()
  expect(screen.queryByRole('menuitem')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for order o1' }))
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement).toBe(menu))
  expect(within(menu).getByRole('menuitem', { name: 'Delete order' })).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const dialog = await screen.findByRole('dialog', {
    name: 'Are you sure you want to delete this order?',
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Order deleted')).toBeTruthy()
  expect(api.calls()).toContain('DELETE /api/admin/orders/o1')
})
