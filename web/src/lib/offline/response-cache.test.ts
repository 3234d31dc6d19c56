import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '#lib/api/api-client.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { useIsOffline } from './connection.ts'
import { cacheResponses } from './response-cache.ts'

const kept = new Map<string, Response>()

/** The test's browser has no caches. */
const cache = {
  put: async (url: string, response: Response) => void kept.set(url, response),
  keys: async () => [...kept.keys()],
  match: async (url: string) => kept.get(url)?.clone(),
  delete: async (url: string) => kept.delete(url),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => ['data'] })
  cacheResponses()
})

it('gives the last answer about goods where the shop can not be reached', async () => {
  const api = fakeApi({ 'GET /api/products': { body: [{ _id: 'p1' }] } })
  expect(await call('GET /api/products', { query: { limit: 1 } })).toHaveLength(1)
  await vi.waitFor(() => expect(kept.size).toBe(1), { timeout: 60_000 })
  delete api.answers['GET /api/products']
  expect(await call('GET /api/products', { query: { limit: 1 } })).toHaveLength(1)
  await expect(call('GET /api/products', { query: { limit: 2 } })).rejects.toThrow('reach')
})

const product = (_id: string) => ({ _id, name: _id, countInStock: 1 })

it('knows goods that were never opened from the lists and pages that name them', async () => {
  fakeApi({})
  kept.set('/api/products?limit=1', Response.json([product('p1')]))
  const data = JSON.stringify({ queries: [{ data: [product('p2')] }] })
  kept.set(
    '/',
    new Response(`<html><script type="application/json" id="page-data">${data}</script>`),
  )
  for (const id of ['p1', 'p2'])
    expect((await call('GET /api/products/:id', { params: { id } })).name).toBe(id)
  await expect(call('GET /api/products/:id', { params: { id: 'p3' } })).rejects.toThrow('reach')
})

it('knows of a product what its own page told, though a list names it as well', async () => {
  fakeApi({})
  kept.set('/api/products?limit=1', Response.json([product('p1')]))
  const data = JSON.stringify({ queries: [{ data: { ...product('p1'), care: 'By hand' } }] })
  kept.set(
    '/product/p1',
    new Response(`<html><script type="application/json" id="page-data">${data}</script>`),
  )
  kept.set('/api/products?limit=2', Response.json([product('p1')]))
  expect(await call('GET /api/products/:id', { params: { id: 'p1' } })).toMatchObject({
    care: 'By hand',
  })
})

const askHealth = () => call('GET /api/health').catch(() => undefined)

it('tells at once that the shop can not be reached, and that it can again', async () => {
  const { result } = renderHook(useIsOffline)
  const api = fakeApi({})
  await act(askHealth)
  expect(result.current).toBe(true)
  api.answers['GET /api/health'] = { body: { status: 'ok' } }
  await act(askHealth)
  expect(result.current).toBe(false)
})

it('keeps nothing that is anyone’s own, and nothing that failed', async () => {
  fakeApi({
    'GET /api/cart': { body: { products: [], totalPrice: 0 } },
    'GET /api/products': { status: 500, body: { message: 'no', code: 'internal', requestId: 'r' } },
  })
  await call('GET /api/cart', { query: { guestId: 'guest_1_x' } })
  await expect(call('GET /api/products', { query: {} })).rejects.toThrow('no')
  expect(kept.size).toBe(0)
})
