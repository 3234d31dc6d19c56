import { expect, it, vi } from 'vitest'
import { PAGE_CHANGE } from './page-change.ts'
import { pageKindOf, reportVitals } from './report-vitals.ts'

const { watched, watch } = vi.hoisted(() => {
  const all = new Map<string, (metric: object) => void>()
  return {
    watched: all,
    watch: (name: string) => (tell: (metric: object) => void) => void all.set(name, tell),
  }
})
vi.mock('web-vitals', () => ({
  onCLS: watch('CLS'),
  onINP: watch('INP'),
  onLCP: watch('LCP'),
  onTTFB: watch('TTFB'),
}))

const tell = (name: string, value: number) => watched.get(name)?.({ name, value, id: 'v4-1' })

it.each([
  ['/', 'home'],
  ['/hi', 'home'],
  ['/hi/collections/all', 'collection'],
  ['/product/x', 'product'],
  ['/checkout', 'checkout'],
  ['/hi/my-orders', 'account'],
  ['/order/x/invoice', 'account'],
  ['/admin/orders', 'admin'],
  ['/shipping', 'other'],
])('%s is a page of the kind %s', (path, kind) => expect(pageKindOf(path)).toBe(kind))

it('tells each value once, when the page is hidden, and nothing else', async () => {
  const sendBeacon = vi.fn<(path: string, body: string) => boolean>(() => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const observed = Promise.withResolvers<(list: object) => void>()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: (list: object) => void) {
        observed.resolve(onEntries)
      }
      observe() {}
    },
  )
  const hide = () => {
    visible.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    visible.mockReturnValue('visible')
  }

  history.replaceState(null, '', '/')
  reportVitals()
  tell('LCP', 1200)
  tell('CLS', 0.1)
  tell('CLS', 0.2)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sendBeacon).not.toHaveBeenCalled()
  hide()
  const vitals = [
    { metric: 'LCP', value: 1200 },
    { metric: 'CLS', value: 0.2 },
  ]
  expect(sendBeacon.mock.calls).toEqual([['/api/vitals', JSON.stringify({ page: 'home', vitals })]])

  tell('CLS', 0.3)
  hide()
  expect(sendBeacon).toHaveBeenCalledTimes(1)

  window.dispatchEvent(new Event('click'))
  ;(await observed.promise)({
    getEntriesByName: (name: string) => (name === PAGE_CHANGE ? [{}] : []),
  })
  await vi.waitFor(
    () => {
      hide()
      expect(sendBeacon).toHaveBeenCalledTimes(2)
    },
    { timeout: 60_000 },
  )
  expect(JSON.stringify(sendBeacon.mock.calls[1])).toContain('SOFT')
})
