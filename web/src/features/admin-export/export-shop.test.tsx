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
  fakeApi({
    'GET /api/admin/orders': ({ query }) =>
      query['cursor'] === 'c2'
        ? { body: [{ ...anOrder({ _id: 'o2', totalPrice: rupees(750) }), ...LEFT }] }
        : { body: [anOrder({ _id: 'o1' })], headers: { 'x-next-cursor': 'c2' } },
  })
  const orders = await allOrders()
  expect(orders.map(({ _id }) => _id)).toEqual(['o1', 'o2'])
  const [head = [], ...rows] = orderRows(orders)
  expect(rows).toHaveLength(orders.flatMap(({ orderItems }) => orderItems).length)
  const last = Object.fromEntries(head.map((name, at) => [name, rows.at(-1)?.[at]]))
  expect(last).toMatchObject({
    totalPrice: 750,
    ...LEFT,
    product: orders[1]?.orderItems.at(-1)?.name,
  })
})

it('has customers alone, without the people of the shop', async () => {
  const customer = { ...asha, createdAt: '2026-01-01T00:00:00.000Z' }
  const api = fakeApi({ 'GET /api/admin/users': { body: [customer] } })
  expect(customerRows(await allCustomers())).toEqual([
    ['name', 'phone', 'email', 'registered'],
    [asha.name, asha.phone, asha.email ?? '', customer.createdAt],
  ])
  expect(api.sent[0]?.query).toMatchObject({ role: 'customer' })
})
