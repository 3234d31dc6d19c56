import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOrder, asha } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { ExportShop, allCustomers, allOrders, customerRows, orderRows } from './export-shop.tsx'

signInBeforeEach('admin')

it('offers products, customers and orders', () => {
  renderApp(<ExportShop />)
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Products', 'Customers', 'Orders'])
})

it('has a row for each line of all orders, with what is said of the order', async () => {
  const LEFT = { toCollect: 250, balance: 250 }
  const NIGHT = { createdAt: '2026-11-29T20:00:00.000Z', deliveredAt: '2026-11-30T18:29:00.000Z' }
  fakeApi({
    'GET /api/admin/orders': ({ query }) =>
      query['cursor'] === 'c2'
        ? {
            body: [
              { ...anOrder({ _id: 'o2', totalPrice: rupees(750), ...NIGHT }), ...LEFT },
              { ...anOrder({ _id: 'o3' }), practice: true },
            ],
          }
        : { body: [anOrder({ _id: 'o1' })], headers: { 'x-next-cursor': 'c2' } },
  })
  const orders = await allOrders()
  expect(orders.map(({ _id }) => _id)).toEqual(['o1', 'o2'])
  const [head = [], ...rows] = orderRows(orders)
  expect(rows).toHaveLength(orders.flatMap(({ orderItems }) => orderItems).length)
  const last = Object.fromEntries(head.map((name, at) => [name, rows.at(-1)?.[at]]))
  expect(last).toMatchObject({
    totalPrice: 750,
    date: '2026-11-30T01:30:00.000+05:30',
    delivered: '2026-11-30T23:59:00.000+05:30',
    ...LEFT,
    product: orders[1]?.orderItems.at(-1)?.name,
  })
})

it('has customers alone, without the people of the shop', async () => {
  const customer = { ...asha, createdAt: '2025-12-31T20:00:00.000Z' }
  const api = fakeApi({ 'GET /api/admin/users': { body: [customer] } })
  expect(customerRows(await allCustomers())).toEqual([
    ['name', 'phone', 'email', 'registered'],
    [asha.name, asha.phone, asha.email ?? '', '2026-01-01T01:30:00.000+05:30'],
  ])
  expect(api.sent[0]?.query).toMatchObject({ role: 'customer' })
})
