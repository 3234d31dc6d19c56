import { describe, expect, it } from 'vitest'
import { canBeShown, cacheKindOf } from './cache-rules.ts'

const kind = (path: string, { mode = 'cors', token = false } = {}) =>
  cacheKindOf(new URL(path, 'https://shop.test'), {
    mode,
    headers: new Headers(token ? { authorization: 'Bearer x' } : {}),
  })

describe('what is cached for a visit without a connection', () => {
  it.each([
    ['/api/products?category=Kitchen', 'data'],
    ['/api/products/new-arrivals', 'data'],
    ['/api/products/p1', 'data'],
    ['/images/upload/v1/products/a.webp?w=480', 'image'],
    ['/assets/index-1.js', 'file'],
  ])('%s in the cache of each %s', (path, expected) => {
    expect(kind(path)).toBe(expected)
  })

  it.each([
    '/api/cart?guestId=guest_1_x',
    '/api/checkout/c1',
    '/api/orders/my-orders',
    '/api/users/profile',
    '/api/wishlist',
    '/api/admin/products',
    '/api/products/suggest?q=th',
    '/api/health',
  ])('not %s', (path) => {
    expect(kind(path)).toBeUndefined()
  })

  it('not what was asked for with a token', () => {
    expect(kind('/api/products/p1', { token: true })).toBeUndefined()
  })

  it.each([
    '/',
    '/hi',
    '/collections/all?category=Kitchen',
    '/hi/product/p1',
    '/returns',
    '/about',
  ])('the page %s', (path) => {
    expect(kind(path, { mode: 'navigate' })).toBe('page')
  })

  it.each([
    '/collections/all?search=steel',
    '/login',
    '/profile',
    '/checkout',
    '/order/o1',
    '/my-orders',
    '/admin',
    '/hi/checkout',
  ])('not the page %s', (path) => {
    expect(kind(path, { mode: 'navigate' })).toBeUndefined()
  })
})

describe('a page that was not cached itself', () => {
  it('can be shown where its product was seen', () => {
    expect(canBeShown('/hi/product/p1', ['/api/products/p1'])).toBe(true)
    expect(canBeShown('/product/p2', ['/api/products/p1'])).toBe(false)
  })

  it.each(['/cart', '/hi/wishlist', '/checkout'])(
    'can be shown where it is on the device: %s',
    (path) => {
      expect(canBeShown(path, [])).toBe(true)
    },
  )

  it('can not be shown where it needs the shop', () => {
    expect(canBeShown('/my-orders', ['/api/products'])).toBe(false)
  })
})
