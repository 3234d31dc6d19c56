import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

describe('the singular address of a collection', () => {
  it.each([
    ['/collection/all', '/collections/all'],
    [
      '/collection/all?category=Kids&sortBy=priceAsc',
      '/collections/all?category=Kids&sortBy=priceAsc',
    ],
    ['/collection/all?search=salt%20%26%20pepper', '/collections/all?search=salt%20%26%20pepper'],
    ['/collection/%2F%2Fevil.example', '/collections/%2F%2Fevil.example'],
    ['/collection/%E0%A4%A8%E0%A4%AF%E0%A4%BE', '/collections/%E0%A4%A8%E0%A4%AF%E0%A4%BE'],
    ['/hi/collection/all?color=Red', '/hi/collections/all?color=Red'],
  ])('%s leads to the plural, keeping the query', async (singular, plural) => {
    const { status, headers } = await fetch(shop.url + singular, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, plural])
    expect(headers.get('cache-control')).toBe('no-cache')
  })
})
