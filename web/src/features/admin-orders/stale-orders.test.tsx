import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Order } from './components/order.tsx'
import { Orders } from './list/orders.tsx'

const show = (at = '/admin/orders') => renderApp(<Orders />, { at, toasts: true })
const status = (id = 'o1') => screen.findByLabelText<HTMLSelectElement>(`Status of order ${id}`)

const cancelled = anOrder({
  status: 'Cancelled',
  statusHistory: [
    {
      status: 'Cancelled',
      at: '2026-11-20T10:00:00.000Z',
      by: { _id: 'u9', name: 'Mina', role: 'customer' },
    },
  ],
})

const staleOrder = () =>
  fakeApi({
    'GET /api/admin/orders': { body: [anOrder()], headers: { 'x-total-count': '1' } },
    'GET /api/orders/o1': { body: cancelled },
    'PUT /api/admin/orders/o1': ({ body }) =>
      (body as { from: string }).from === 'Cancelled'
        ? { body: anOrder({ status: 'Shipped' }) }
        : failure(409, 'changed_meanwhile', 'Changed', { current: { status: 'Cancelled' } }),
  })

signInBeforeEach('admin')

describe('an order that the customer has cancelled meanwhile', () => {
  it('is not shipped from a stale screen: who changed it is named, and one press leaves it so', async () => {
    const api = staleOrder()
    show()
    await userEvent.selectOptions(await status(), 'Shipped')
    const dialog = await screen.findByRole('dialog', { name: 'Changed meanwhile' })
    expect(within(dialog).getByText(/The order is Cancelled now: Mina changed it/)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it Cancelled' }))
    await waitFor(async () => expect((await status()).value).toBe('Cancelled'))
    const puts = api.sent.filter(({ call }) => call.startsWith('PUT'))
    expect(puts.map(({ body }) => body)).toEqual([{ status: 'Shipped', from: 'Processing' }])
  })

  it('can be shipped knowingly, based on what it is now', async () => {
    const api = staleOrder()
    show()
    await userEvent.selectOptions(await status(), 'Shipped')
    await userEvent.click(await screen.findByRole('button', { name: 'Set it to Shipped' }))
    expect(await screen.findByText('Order is Shipped')).toBeTruthy()
    const puts = api.sent.filter(({ call }) => call.startsWith('PUT'))
    expect(puts.at(-1)?.body).toEqual({ status: 'Shipped', from: 'Cancelled' })
  })
})

describe('an order after a change', () => {
  const confirmed = { confirmation: { state: 'confirmed', attempts: 1 } } as const
  const at = '2026-11-20T11:00:00.000Z'
  const packed = { ...anOrder(confirmed), packedAt: at }

  it('has nothing any more that the server’s answer lacks', async () => {
    const before = { ...packed, status: 'Cancelled' }
    fakeApi({
      'GET /api/admin/orders': { body: [before], headers: { 'x-total-count': '1' } },
      'PUT /api/admin/orders/o1': { body: anOrder(confirmed) },
    })
    show('/admin/orders?status=Cancelled')
    await userEvent.selectOptions(await status(), 'Processing')
    await screen.findByText('Order is Processing')
    expect(await screen.findByRole('button', { name: 'Packed' })).toBeTruthy()
  })

  it('is read again on its own page after a step that the list only guesses', async () => {
    const { answers } = fakeApi({
      'GET /api/admin/orders': { body: [anOrder(confirmed)], headers: { 'x-total-count': '1' } },
      'GET /api/orders/o1': { body: anOrder(confirmed) },
      'POST /api/admin/orders/packed': { body: { done: ['o1'], refused: [] } },
    })
    renderApp(
      <>
        <Orders />
        <Order id="o1" onDeleted={() => undefined} />
      </>,
      { at: '/admin/orders' },
    )
    await screen.findByText('History')
    const note = { text: 'In the blue box', at, by: { _id: 'u9', name: 'Mina' } }
    answers['GET /api/orders/o1'] = { body: { ...packed, notes: [note] } }
    await userEvent.click(await screen.findByRole('button', { name: 'Packed' }))
    expect(await screen.findByText('In the blue box')).toBeTruthy()
  })
})

describe('the list under a filter', () => {
  const orders = ['o1', 'o2', 'o3'].map((_id) => anOrder({ _id }))

  it('keeps a row in its place that the filter would leave out, and goes on by the cursor', async () => {
    const api = fakeApi({
      'GET /api/admin/orders': ({ query }) => {
        const isSecond = query['cursor'] === 'next-1'
        const headers: Record<string, string> = isSecond
          ? { 'x-total-count': '2' }
          : { 'x-total-count': '3', 'x-next-cursor': 'next-1' }
        return { body: isSecond ? orders.slice(2) : orders.slice(0, 2), headers }
      },
      'PUT /api/admin/orders/o1': { body: anOrder({ _id: 'o1', status: 'Shipped' }) },
    })
    show('/admin/orders?status=Processing')
    expect(await screen.findByText('2 of 3 orders')).toBeTruthy()
    await userEvent.selectOptions(await status('o1'), 'Shipped')
    await screen.findByText('Order is Shipped')
    expect((await status('o1')).value).toBe('Shipped')
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await status('o3')).toBeTruthy()
    expect((await status('o1')).value).toBe('Shipped')
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    const lists = api.sent.filter(({ call }) => call === 'GET /api/admin/orders')
    expect(lists.map(({ query }) => query)).toEqual([
      { status: 'Processing', limit: '25' },
      { status: 'Processing', limit: '25', cursor: 'next-1' },
    ])
  })

  it('keeps a row as it was changed while more was loading', async () => {
    const more = Promise.withResolvers<void>()
    const first = [orders[0], orders[1]]
    fakeApi({
      'GET /api/admin/orders': async ({ query }) => {
        if (!query['cursor'])
          return { body: first, headers: { 'x-total-count': '3', 'x-next-cursor': 'next-1' } }
        await more.promise
        return { body: [orders[2]] }
      },
      'PUT /api/admin/orders/o1': { body: anOrder({ _id: 'o1', status: 'Shipped' }) },
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await userEvent.selectOptions(await status('o1'), 'Shipped')
    await screen.findByText('Order is Shipped')
    more.resolve()
    expect(await status('o3')).toBeTruthy()
    expect((await status('o1')).value).toBe('Shipped')
  })

  it('of open returns asks for them alone', async () => {
    const api = fakeApi({ 'GET /api/admin/orders': { body: orders.slice(0, 1) } })
    const { address } = show()
    await userEvent.click(await screen.findByRole('link', { name: 'Returns' }))
    expect(address()).toBe('/admin/orders?returns=open')
    const wanted = { returns: 'open', sort: 'oldest', limit: '25' }
    await waitFor(() => expect(api.sent.map(({ query }) => query)).toContainEqual(wanted))
  })
})
