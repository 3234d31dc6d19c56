import { SHOP } from '@bartan/contract/shop/shop-config'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { Stats } from '@bartan/contract/stats/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs, statusCounts } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Pages } from '#app/routes/router.tsx'
import { rupees } from '@bartan/contract/shared/money'

const admin = { ...asha, name: 'Owner', role: 'admin' as const }

const stats: Stats = {
  revenue: rupees(1299.5),
  refunded: rupees(0),
  net: rupees(1299.5),
  orders: 12,
  products: 73,
  byStatus: statusCounts({ Processing: 1, Shipped: 1, Delivered: 9, Cancelled: 1 }),
  rto: 0,
  cash: { ordered: rupees(1299.5), toCollect: rupees(299.5), collected: rupees(1000) },
  perDay: [
    { day: '2026-11-19', orders: 2, revenue: rupees(800) },
    { day: '2026-11-20', orders: 1, revenue: rupees(499.5) },
  ],
  bestSellers: [{ ...aProduct(), sold: 5 }],
  slowSellers: [],
  lowStock: [],
  lowStockCount: 0,
  recentOrders: [],
}

const noOrders = {
  toConfirm: 0,
  toPack: 0,
  packed: 0,
  processing: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
  refundsDue: 0,
  toCollect: 0,
}

const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/users/profile': { body: admin },
    'GET /api/admin/stats': { body: stats },
    'GET /api/cart': { body: { products: [], totalPrice: 0 } },
    'GET /api/admin/orders': { body: [], headers: { 'x-total-count': '0' } },
    ...more,
  })

beforeEach(() => session.end())

const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the way in', () => {
  it.each(['/admin', '/admin/users', '/admin/products/x/edit', '/admin/nowhere'])(
    'sends a guest from %s to login, and asks the server nothing',
    async (at) => {
      const { calls } = api()
      const { address } = renderApp(<Pages />, { at })
      expect(address()).toBe('/login')
      expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
      expect(calls().filter((call) => call.includes('/admin'))).toEqual([])
    },
  )

  it('sends a customer to login as well, where they can log in as somebody else', async () => {
    api()
    session.start(signedInAs(asha))
    const { address } = renderApp(<Pages />, { at: '/admin/orders' })
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
    expect(address()).toBe('/login')
  })

  it('leads out again who is no admin any more', async () => {
    api({
      'GET /api/users/profile': { body: asha },
      'GET /api/admin/stats': failure(403, 'forbidden', 'Admins only'),
    })
    session.start(signedInAs(admin))
    const { address } = renderApp(<Pages />, { at: '/admin' })
    await waitFor(() => expect(address()).toBe('/login'))
    expect(session.read().user?.role).toBe('customer')
  })
})

describe('the area', () => {
  it('has the links of spec §2, and Shop leads back', async () => {
    api()
    session.start(signedInAs(admin))
    renderApp(<Pages />, { at: '/admin/orders' })
    expect(await screen.findByText(TEXTS.noAdminOrders)).toBeTruthy()
    expect(['Users', 'Products', 'Orders', 'Shop'].map(to)).toEqual([
      '/admin/users',
      '/admin/products',
      '/admin/orders',
      '/',
    ])
    expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page')
    expect(document.title).toBe(`Orders · ${SHOP.name}`)
  })

  it('leads from an old bookmark of the open returns to their page', async () => {
    api()
    session.start(signedInAs(admin))
    const { address } = renderApp(<Pages />, { at: '/admin/orders?returns=open' })
    await waitFor(() => expect(address()).toBe('/admin/returns'))
    expect(await screen.findByRole('heading', { name: 'Returns', level: 1 })).toBeTruthy()
  })

  it('counts the open returns in the menu and on the dashboard, which leads to them', async () => {
    const counts = { ...noOrders, returnsOpen: 3 }
    api({ 'GET /api/admin/orders/counts': { body: counts } })
    session.start(signedInAs(admin))
    renderApp(<Pages />, { at: '/admin' })
    expect(await screen.findByRole('link', { name: 'Returns 3 open returns' })).toBeTruthy()
    await screen.findByRole('link', { name: '3 open returns' })
    expect(to('3 open returns')).toBe('/admin/returns')
  })

  it('says of complaints that there are more than were counted', async () => {
    const counts = { open: 0, acknowledged: 180, due: 20, overdue: 80 }
    api({ 'GET /api/admin/grievances/counts': { body: counts } })
    session.start(signedInAs(admin))
    renderApp(<Pages />, { at: '/admin' })
    const link = await screen.findByRole('link', { name: 'Complaints 100+ are due' })
    expect(link.textContent).toBe('Complaints 100+100+ are due')
  })

  it('begins with what there is to do, each a link to exactly that', async () => {
    const counts = {
      ...noOrders,
      toConfirm: 36,
      toPack: 31,
      packed: 4,
      shipped: 55,
      returnsOpen: 2,
    }
    api({ 'GET /api/admin/orders/counts': { body: { ...counts, toCollect: 18_400 } } })
    session.start(signedInAs(admin))
    renderApp(<Pages />, { at: '/admin' })
    expect(await screen.findByRole('link', { name: '36 to confirm' })).toBeTruthy()
    const waiting = '?status=Processing&confirmation=unasked%2Casked%2Cunreachable%2Cdeclined'
    expect(to('36 to confirm')).toBe(`/admin/orders${waiting}`)
    const confirmed = '?status=Processing&confirmation=confirmed'
    expect(to('27 to pack')).toBe(`/admin/orders${confirmed}&packed=false`)
    expect(to('4 to ship')).toBe(`/admin/orders${confirmed}&packed=true`)
    expect(to('55 on the way')).toBe('/admin/orders?status=Shipped')
    expect(to('2 returns')).toBe('/admin/orders?returns=open')
    expect(to('₹18,400 at the door, of parcels on the way')).toBe('/admin/orders?status=Shipped')
    expect(await screen.findByRole('link', { name: '0 low in stock' })).toBeTruthy()
  })

  it('opens the orders where the first work is, and all of them on request', async () => {
    api({ 'GET /api/admin/orders/counts': { body: { ...noOrders, toPack: 5, packed: 5 } } })
    session.start(signedInAs(admin))
    const { address } = renderApp(<Pages />, { at: '/admin/orders' })
    await screen.findByText(TEXTS.noAdminOrders)
    expect(address()).toBe('/admin/orders?status=Processing&confirmation=confirmed&packed=true')
    await userEvent.click(screen.getByRole('link', { name: 'All' }))
    expect(address()).toBe('/admin/orders?view=all')
  })

  it('is the list of orders alone for a packer, wherever the address leads', async () => {
    const ravi = { ...admin, role: 'packer' as const }
    const { calls } = api({ 'GET /api/users/profile': { body: ravi } })
    session.start(signedInAs(ravi))
    const { address } = renderApp(<Pages />, { at: '/admin/users' })
    expect(await screen.findByText(TEXTS.noAdminOrders)).toBeTruthy()
    expect(address()).toBe('/admin/orders?view=all')
    const menu = within(screen.getByRole('navigation', { name: 'Admin' }))
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Orders',
      'Shop',
    ])
    expect(screen.queryByRole('link', { name: 'New order' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Returns' })).toBeNull()
    expect(calls()).not.toContain('GET /api/admin/users')
  })

  it.each([
    [
      'catalogue',
      '/admin/products',
      [
        'Products',
        'Received goods',
        'Offers',
        'Legal details',
        'Collections',
        'Search results',
        'Feeds',
        'Searched in vain',
        'Reviews',
        'Shop',
      ],
      ['GET /api/admin/users', 'GET /api/admin/orders/counts'],
    ],
    [
      'accounts',
      '/admin/orders?view=all',
      ['Orders', 'Cash', 'Reports', 'GST', 'Shop'],
      ['GET /api/admin/users', 'GET /api/admin/products'],
    ],
  ] as const)('is their part of it for %s', async (role, begin, links, refused) => {
    const ravi = { ...admin, role }
    const { calls } = api({ 'GET /api/users/profile': { body: ravi } })
    session.start(signedInAs(ravi))
    const { address } = renderApp(<Pages />, { at: '/admin/users' })
    await waitFor(() => expect(address()).toBe(begin))
    const menu = within(await screen.findByRole('navigation', { name: 'Admin' }))
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
    // What the server would refuse is not asked for.
    for (const call of refused) expect(calls()).not.toContain(call)
  })

  it('says nothing of returns while none is open', async () => {
    const counts = { ...noOrders, returnsOpen: 0 }
    const { calls } = api({ 'GET /api/admin/orders/counts': { body: counts } })
    session.start(signedInAs(admin))
    renderApp(<Pages />, { at: '/admin' })
    await screen.findByText('₹1,299.50')
    await waitFor(() => expect(calls()).toContain('GET /api/admin/orders/counts'))
    expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy()
    expect(screen.queryByText(/open return/)).toBeNull()
  })

  it('is left by Logout', async () => {
    api()
    session.start(signedInAs(admin))
    const { address } = renderApp(<Pages />, { at: '/admin/orders' })
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.logout }))
    expect(address()).toBe('/login')
    expect(session.read().user).toBeUndefined()
  })

  it('shows the figures of the shop', async () => {
    const { sent } = api()
    session.start(signedInAs(admin))
    const { address } = renderApp(<Pages />, { at: '/admin' })
    expect(await screen.findByText('₹1,299.50')).toBeTruthy()
    expect(screen.getByText('12')).toBeTruthy()
    expect(screen.getByText('73')).toBeTruthy()
    const collected = screen.getByRole('link', { name: /^Collected: ₹1,000 of/ })
    expect(collected.getAttribute('href')).toBe('/admin/orders?status=Delivered')
    const open = screen.getByRole('link', {
      name: /still here or on their way$|here or on its way$/,
    })
    expect(open.getAttribute('href')).toBe('/admin/orders?status=Processing,Shipped')
    expect(screen.getByText(TEXTS.noRecentOrders)).toBeTruthy()
    expect(screen.getByText('Last 30 days: ₹1,299.50, 3 orders')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '90 days' }))
    expect(address()).toBe('/admin?days=90')
    await waitFor(() => expect(sent.at(-1)?.query).toEqual({ days: '90' }))
  })
})

it('shows a draft as shoppers will see it, with no way to a page that it does not have yet', async () => {
  session.start(signedInAs(admin))
  const draft = aProduct({ name: 'Steel Bucket', state: 'draft' })
  api({ [`GET /api/admin/products/${draft._id}`]: { body: draft } })
  renderApp(<Pages />, { at: `/admin/products/${draft._id}/preview` })
  expect(await screen.findByRole('heading', { level: 2, name: 'Steel Bucket' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Steel Bucket' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'See all details' })).toBeNull()
})
