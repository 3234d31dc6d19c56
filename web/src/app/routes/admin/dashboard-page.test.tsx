import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { failure } from '#testing/fake-api.ts'
import {
  adminApi,
  hrefOf,
  loadAdminArea,
  noOrders,
  openAdminArea,
  stats,
} from './testing/admin-area.tsx'

beforeAll(loadAdminArea)

it('counts an open return in the menu, and on the page once', async () => {
  const counts = { ...noOrders, returnsOpen: 1 }
  adminApi({ 'GET /api/admin/orders/counts': { body: counts } })
  openAdminArea('/admin')
  expect(await screen.findByRole('link', { name: 'Orders 1 open return' })).toBeTruthy()
  await screen.findByRole('link', { name: '1 return' })
  expect(hrefOf('1 return')).toBe('/admin/orders?returns=open')
  expect(screen.getAllByRole('link', { name: /return/ })).toHaveLength(2)
})

it('asks again what waits whenever somebody comes back to it', async () => {
  const { answers } = adminApi({ 'GET /api/admin/orders/counts': { body: noOrders } })
  openAdminArea('/admin')
  await screen.findByText('Nothing is waiting for you.')
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }))
  await screen.findByRole('heading', { level: 1, name: 'Orders' })
  answers['GET /api/admin/orders/counts'] = { body: { ...noOrders, toConfirm: 1 } }
  await userEvent.click(screen.getByRole('link', { name: 'Today' }))
  expect(await screen.findByRole('link', { name: '1 to confirm' })).toBeTruthy()
})

it('of a new shop begins with the first steps, and says neither that nothing waits nor what is low', async () => {
  const cash = { ordered: 0, toCollect: 0, collected: 0, short: 0 }
  adminApi({
    'GET /api/admin/stats': { body: { ...stats, orders: 0, revenue: 0, lowStockCount: 1, cash } },
    'GET /api/admin/orders/counts': { body: noOrders },
    'GET /api/admin/today': { body: { setup: ['product', 'legal'] } },
  })
  openAdminArea('/admin')
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeTruthy()
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull()
  expect(screen.queryByText('low in stock')).toBeNull()
  expect(screen.queryByText('Cash still to come')).toBeNull()
})

it('says of complaints that there are more than were counted', async () => {
  const counts = { open: 0, acknowledged: 180, due: 20, overdue: 80 }
  adminApi({ 'GET /api/admin/grievances/counts': { body: counts } })
  openAdminArea('/admin')
  const link = await screen.findByRole('link', { name: 'Users 100+ are due' })
  expect(link.textContent).toBe('Users 100+100+ are due')
})

it('begins with what there is to do, each a link to exactly that', async () => {
  const counts = {
    ...noOrders,
    toConfirm: 36,
    toPack: 31,
    packed: 4,
    shipped: 55,
    returnsOpen: 2,
    comingBack: 3,
  }
  adminApi({ 'GET /api/admin/orders/counts': { body: { ...counts, toCollect: 18_400 } } })
  openAdminArea('/admin')
  expect(await screen.findByRole('link', { name: '36 to confirm' })).toBeTruthy()
  const waiting = '?status=Processing&confirmation=unasked%2Casked%2Cdeclined%2Cunreachable'
  expect(hrefOf('36 to confirm')).toBe(`/admin/orders${waiting}`)
  const confirmed = '?status=Processing&confirmation=confirmed'
  expect(hrefOf('27 to pack')).toBe(`/admin/orders${confirmed}&packed=false`)
  expect(hrefOf('4 to ship')).toBe(`/admin/orders${confirmed}&packed=true`)
  expect(hrefOf('55 on the way')).toBe('/admin/orders?status=Shipped')
  expect(hrefOf('2 returns')).toBe('/admin/orders?returns=open')
  expect(hrefOf('₹18,400 at the door, of parcels on the way')).toBe('/admin/orders?status=Shipped')
  expect(hrefOf('3 coming back')).toBe('/admin/orders/coming-back')
  expect(screen.queryByText('low in stock')).toBeNull()
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull()
})

it('says that nothing waits, and shows no zeros', async () => {
  adminApi({ 'GET /api/admin/orders/counts': { body: noOrders } })
  openAdminArea('/admin')
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy()
  expect(screen.queryByText('to confirm')).toBeNull()
})

it('says why it cannot tell what waits, and asks again by a press', async () => {
  const { answers } = adminApi({
    'GET /api/admin/orders/counts': failure(400, 'invalid_input', 'Not now'),
  })
  openAdminArea('/admin')
  const today = within(await screen.findByRole('region', { name: 'Today' }))
  const retry = await today.findByRole('button', { name: 'Try again' })
  answers['GET /api/admin/orders/counts'] = { body: { ...noOrders, toConfirm: 2 } }
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: '2 to confirm' })).toBeTruthy()
})

it('says nothing of returns while none is open', async () => {
  const counts = { ...noOrders, returnsOpen: 0 }
  const { calls } = adminApi({ 'GET /api/admin/orders/counts': { body: counts } })
  openAdminArea('/admin')
  await screen.findByText('₹1,299.50')
  await waitFor(() => expect(calls()).toContain('GET /api/admin/orders/counts'))
  expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy()
  expect(screen.queryByText(/open return/)).toBeNull()
})

it('shows the figures of the shop', async () => {
  adminApi()
  openAdminArea('/admin')
  expect(await screen.findByText('₹1,299.50')).toBeTruthy()
  expect(screen.getByText('12')).toBeTruthy()
  expect(screen.getByText('73')).toBeTruthy()
  const collected = screen.getByRole('link', { name: /^Collected: ₹1,000 of/ })
  expect(collected.getAttribute('href')).toBe('/admin/orders?status=Delivered')
  const open = screen.getByRole('link', { name: /still here or on their way$|here or on its way$/ })
  expect(open.getAttribute('href')).toBe('/admin/orders?status=Processing,Shipped')
  expect(screen.getByText(TEXTS.noRecentOrders)).toBeTruthy()
})

it('tells what needs a hand by the harm of waiting, and nothing of what does not', async () => {
  const stock = { sku: 'T-3', name: 'Tiffin', size: '3 L', color: 'Blue' }
  adminApi({
    'GET /api/admin/orders/counts': { body: noOrders },
    'GET /api/admin/today': {
      body: {
        money: { overdue: 2, refundsDue: 0 },
        stock: [{ ...stock, countInStock: 1, reorder: 12 }],
      },
    },
    'GET /api/admin/grievances/counts': { body: { open: 0, acknowledged: 0, due: 1, overdue: 0 } },
  })
  openAdminArea('/admin')
  const money = await screen.findByText('The cash of 2 parcels is overdue.')
  expect(hrefOf('To the cash')).toBe('/admin/cash')
  const scarce = await screen.findByText('1 left, buy 12')
  const complaint = await screen.findByRole('region', { name: /complaint/i })
  const inOrder = [screen.getByText('73'), money, complaint, scarce]
  for (const [place, part] of inOrder.slice(1).entries())
    expect(inOrder[place]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByText(/money back/)).toBeNull()
})

it('leads from customers who wait for money back to the list of those, not of returns to decide', async () => {
  adminApi({ 'GET /api/admin/today': { body: { money: { overdue: 0, refundsDue: 4 } } } })
  openAdminArea('/admin')
  expect(await screen.findByText('4 customers wait for money back.')).toBeTruthy()
  expect(hrefOf('To the returns')).toBe('/admin/returns?returns=refund_due')
})
