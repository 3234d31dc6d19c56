import { asProductId } from '@bartan/contract/products/product-id'
import { beforeEach, expect, it, vi } from 'vitest'
import { reportPurchase, reportSearch } from './report-search.ts'

const sendBeacon = vi.fn<(path: string, body: string) => boolean>(() => true)

beforeEach(() => {
  sessionStorage.clear()
  sendBeacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})

const sent = () => sendBeacon.mock.calls.map(([path, body]) => [path, JSON.parse(body)])

it('tells of a search with little, once, and of what was bought after it', () => {
  reportSearch('steel', { total: 40, leftOut: [] })
  reportSearch('charpai', { total: 0, leftOut: [] })
  reportSearch('charpai', { total: 0, leftOut: [] })
  reportSearch('copper tawa', { total: 9, leftOut: ['copper'] })
  expect(sent()).toEqual([
    ['/api/searches', { search: 'charpai' }],
    ['/api/searches', { search: 'copper tawa' }],
  ])
  sendBeacon.mockClear()
  reportPurchase([asProductId('p1'), asProductId('p1'), asProductId('p2')])
  reportPurchase([asProductId('p3')])
  expect(sent()).toEqual([
    ['/api/searches', { search: 'charpai', bought: ['p1', 'p2'] }],
    ['/api/searches', { search: 'copper tawa', bought: ['p1', 'p2'] }],
  ])
})
