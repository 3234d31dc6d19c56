import { rupees } from '@bartan/contract/shared/money'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { TEXTS } from '@bartan/contract/shop/texts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { Pages } from '#app/routes/router.tsx'
import { session } from '#lib/session/session.ts'
import { anOrder, aProduct, asha } from '#testing/builders.ts'
import { failure } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import {
  admin,
  adminApi,
  hrefOf,
  loadAdminArea,
  noOrders,
  openAdminArea,
} from './testing/admin-area.tsx'

beforeAll(loadAdminArea)

describe('the way in', () => {
  it.each(['/admin', '/admin/users', '/admin/products/x/edit', '/admin/nowhere'])(
    'sends a guest from %s to login, and asks the server nothing',
    async (at) => {
      const { calls } = adminApi()
      const { address } = renderApp(<Pages />, { at })
      expect(address()).toBe('/login')
      expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
      expect(calls().filter((call) => call.includes('/admin'))).toEqual([])
    },
  )

  it('sends a customer to login as well, where they can log in as somebody else', async () => {
    adminApi()
    const { address } = openAdminArea('/admin/orders', asha)
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
    expect(address()).toBe('/login')
  })

  it('leads out again who is no admin any more', async () => {
    adminApi({
      'GET /api/users/profile': { body: asha },
      'GET /api/admin/stats': failure(403, 'forbidden', 'Admins only'),
    })
    const { address } = openAdminArea('/admin')
    await waitFor(() => expect(address()).toBe('/login'))
    expect(session.read().user?.role).toBe('customer')
  })
})

/** What the search above the menu found. */
const results = () =>
  within(screen.getByRole('search'))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the area', () => {
  it('has the links of spec §2, and Shop leads back', async () => {
    adminApi()
    openAdminArea('/admin/orders')
    expect(await screen.findByText(TEXTS.noAdminOrders)).toBeTruthy()
    expect(['Users', 'Products', 'Orders', 'Shop'].map(hrefOf)).toEqual([
      '/admin/users',
      '/admin/products',
      '/admin/orders',
      '/',
    ])
    expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page')
    expect(document.title).toBe(`Orders · ${SHOP.name}`)
  })

  it('has a menu of seven kinds of work, and of the one that is open its pages', async () => {
    adminApi({ 'GET /api/admin/orders/counts': { body: { ...noOrders, returnsOpen: 2 } } })
    openAdminArea('/admin/users')
    const menu = within(await screen.findByRole('navigation', { name: 'Admin' }))
    const links = () => menu.getAllByRole('link').map(({ textContent }) => textContent)
    await waitFor(() => expect(links()).toContain('Orders 22 open returns'))
    expect(links()).toEqual([
      'Today',
      'Orders 22 open returns',
      'Products',
      'Users',
      'Forgotten passwords',
      'Complaints',
      'Newsletter',
      'Money',
      'Settings',
      'Shop',
    ])
    await userEvent.click(menu.getByRole('button', { name: 'Pages of Products' }))
    expect(menu.getByRole('link', { name: 'Offers' })).toBeTruthy()
    await userEvent.click(menu.getByRole('button', { name: 'Pages of Products', expanded: true }))
    await userEvent.click(menu.getByRole('link', { name: 'Money' }))
    expect(links().slice(3)).toEqual([
      'Users',
      'Money',
      'Cash',
      'Reports',
      'GST',
      'Settings',
      'Shop',
    ])
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Cash')
  })

  it('finds a page, a setting by the name of its field, and orders by one search', async () => {
    adminApi()
    const { address } = openAdminArea('/admin/users')
    await screen.findByRole('heading', { name: 'Users', level: 1 })
    await userEvent.keyboard('/')
    const find = screen.getByRole('searchbox', { name: 'Find a page, setting or order' })
    await userEvent.type(find, 'collections')
    expect(results()).toEqual([
      ['Collections', '/admin/collections'],
      ['Orders with “collections”', '/admin/orders?q=collections'],
    ])
    for (const [words, page] of [
      ['coupon', 'Offers'],
      ['staff', 'Users'],
      ['stickers', 'Products'],
    ] as const) {
      await userEvent.clear(find)
      await userEvent.type(find, words)
      expect(results()[0]?.[0]).toBe(page)
    }
    await userEvent.clear(find)
    await userEvent.type(find, 'free from delivery')
    expect(results()[0]?.[0]).toBe('DeliverySettings')
    await userEvent.clear(find)
    await userEvent.type(find, 'couriers')
    expect(results()[0]).toEqual(['DeliverySettings · Couriers', '/admin/settings/delivery'])
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/admin/settings/delivery')
    expect(results()).toEqual([])
    await userEvent.type(find, '00123{Enter}')
    expect(address()).toMatch(/^\/admin\/orders\?.*q=00123/)
  })

  it.each([
    ['/admin/orders?returns=open', '/admin/returns', 'Returns'],
    ['/admin/cash/parcels?state=short', '/admin/cash', 'Cash'],
  ])('leads from an old bookmark of %s to %s', async (old, page, title) => {
    adminApi()
    const { address } = openAdminArea(old)
    await waitFor(() => expect(address()).toBe(page))
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy()
  })

  it('opens the orders where the first work is, and all of them on request', async () => {
    adminApi({ 'GET /api/admin/orders/counts': { body: { ...noOrders, toPack: 5, packed: 5 } } })
    const { address } = openAdminArea('/admin/orders')
    await screen.findByText(TEXTS.noAdminOrders)
    expect(address()).toBe('/admin/orders?status=Processing&confirmation=confirmed&packed=true')
    await userEvent.click(screen.getByRole('link', { name: 'All' }))
    expect(address()).toBe('/admin/orders?view=all')
  })

  it('leads to no list of orders once another page was pressed for, which is still coming', async () => {
    const counts = Promise.withResolvers<{ body: object }>()
    adminApi({ 'GET /api/admin/orders/counts': () => counts.promise })
    const { address } = openAdminArea('/admin/orders')
    await screen.findByRole('heading', { name: 'Orders', level: 1 })
    // As the router does before the next page's code is there.
    history.pushState(null, '', '/admin/orders/new')
    counts.resolve({ body: { ...noOrders, toPack: 5, returnsOpen: 2 } })
    await screen.findByRole('link', { name: /2 open returns/ })
    await act(async () => {})
    expect(address()).toBe('/admin/orders')
    history.replaceState(null, '', '/')
  })

  it('is the list of orders alone for a packer, wherever the address leads', async () => {
    const ravi = { ...admin, role: 'packer' as const }
    const { calls } = adminApi({ 'GET /api/users/profile': { body: ravi } })
    const { address } = openAdminArea('/admin/users', ravi)
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
        'Texts for Google',
        'Feeds',
        'Searches without results',
        'Reviews',
        'Shop',
      ],
      ['GET /api/admin/users', 'GET /api/admin/orders/counts'],
    ],
    [
      'accounts',
      '/admin/orders?view=all',
      ['Orders', 'Returns', 'Cash', 'Reports', 'GST', 'Shop'],
      ['GET /api/admin/users', 'GET /api/admin/products'],
    ],
  ] as const)('is their part of it for %s', async (role, begin, links, refused) => {
    const ravi = { ...admin, role }
    const { calls } = adminApi({ 'GET /api/users/profile': { body: ravi } })
    const { address } = openAdminArea('/admin/users', ravi)
    await waitFor(() => expect(address()).toBe(begin))
    const menu = within(await screen.findByRole('navigation', { name: 'Admin' }))
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
    // What the server would refuse is not asked for.
    for (const call of refused) expect(calls()).not.toContain(call)
  })

  it('has what is to be paid back for who keeps the accounts, and no return to decide', async () => {
    const ravi = { ...admin, role: 'accounts' as const }
    const refund = { amount: rupees(50), state: 'due' } as const
    const requested = {
      lines: [],
      reason: 'defective',
      state: 'requested' as const,
      requestedAt: '2026-11-22T10:00:00.000Z',
    }
    adminApi({
      'GET /api/users/profile': { body: ravi },
      'GET /api/admin/orders': { body: [anOrder({ refund, returns: [requested] })] },
    })
    openAdminArea('/admin/returns?returns=refund_due', ravi)
    expect(await screen.findByText('To pay back: ₹50')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Mark as paid' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('is left by Logout', async () => {
    adminApi()
    const { address } = openAdminArea('/admin/orders')
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.logout }))
    expect(address()).toBe('/login')
    expect(session.read().user).toBeUndefined()
  })
})

it('shows a draft as shoppers will see it, with no way to a page that it does not have yet', async () => {
  const draft = aProduct({ name: 'Steel Bucket', state: 'draft' })
  adminApi({ [`GET /api/admin/products/${draft._id}`]: { body: draft } })
  openAdminArea(`/admin/products/${draft._id}/preview`)
  expect(await screen.findByRole('heading', { level: 2, name: 'Steel Bucket' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Steel Bucket' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'See all details' })).toBeNull()
})
