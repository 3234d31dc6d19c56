import { beforeEach, expect, it, vi } from 'vitest'
import { asha, signedInAs } from '#testing/builders.ts'
import { beginSession, endSession } from './account-session.ts'

/** As browsers' own, which the tests' does not have: caches by name, each a set of addresses. */
const cachesOf = (stored: Record<string, string[]>) => ({
  keys: () => Promise.resolve(Object.keys(stored)),
  open: (name: string) =>
    Promise.resolve({
      keys: () => Promise.resolve((stored[name] ?? []).map((url) => ({ url }))),
      delete: ({ url }: { url: string }) => {
        stored[name] = (stored[name] ?? []).filter((other) => other !== url)
        return Promise.resolve(true)
      },
    }),
})

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await beginSession(signedInAs(asha))
})

const SHOP = 'https://bartan.example'

it('a logout leaves nothing on the device of what was searched', async () => {
  const stored = {
    data: [`${SHOP}/api/products?search=secret`, `${SHOP}/api/products?page=2`],
    'pages-1': [`${SHOP}/collections/all?search=secret`, `${SHOP}/product/1`],
  }
  vi.stubGlobal('caches', cachesOf(stored))
  sessionStorage.setItem('bartan.scroll', '{"k /collections/all?search=secret":5}')
  sessionStorage.setItem('bartan.pages', '3 ?search=secret')
  sessionStorage.setItem('bartan.searched', '["secret"]')
  sessionStorage.setItem('lastOrder', '{"userId":"u","orderId":"secret"}')
  const filters = [
    { name: 'Mina', search: '?q=secret' },
    { name: 'On the way', search: '?status=Shipped' },
  ]
  localStorage.setItem('adminOrderFilters', JSON.stringify(filters))
  await endSession()
  const left = [sessionStorage, localStorage].map((storage) =>
    JSON.stringify(Object.entries(storage)),
  )
  expect([...left, JSON.stringify(stored)].join(' ')).not.toContain('secret')
  expect(stored).toEqual({
    data: [`${SHOP}/api/products?page=2`],
    'pages-1': [`${SHOP}/product/1`],
  })
  expect(JSON.parse(localStorage.getItem('adminOrderFilters') ?? '')).toEqual(filters.slice(1))
})

it('a logout works where nothing can be kept', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('SecurityError')) })
  await expect(endSession()).resolves.toBeUndefined()
})
