import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { MAX_VITALS } from '@bartan/contract/vitals/rules'
import type { PageKind, VitalMetric } from '@bartan/contract/vitals/rules'
import type { VitalsReport } from '@bartan/contract/vitals/schema'
import { PAGE_CHANGE } from './page-change.ts'
import { withoutLanguage } from '@bartan/contract/shop/languages'

const KINDS: readonly [RegExp, PageKind][] = [
  [/^\/$/, 'home'],
  [/^\/collections?(?:\/|$)/, 'collection'],
  [/^\/product\//, 'product'],
  [/^\/(?:checkout|order-confirmation)$/, 'checkout'],
  [/^\/(?:login|register|profile|wishlist|my-orders|order\/.*)$/, 'account'],
  [/^\/admin(?:\/|$)/, 'admin'],
]

export const pageKindOf = (pathname: string): PageKind => {
  const path = withoutLanguage(pathname)
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'
}

const PATH = '/api/vitals'

/** A page that comes later after a press has waited for something else. */
const LONGEST_CHANGE_MS = 10_000

/** After the frame that the current work ends with has been painted. */
const afterPaint = (job: () => void): void => void requestAnimationFrame(() => setTimeout(job))

/** Calls `tell` with the time from a press to each page within the shop that it led to. */
const watchChanges = (tell: (page: PageKind, milliseconds: number) => void): void => {
  let pressedAt = -Infinity
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    if (list.getEntriesByName(PAGE_CHANGE).length === 0) return
    const page = pageKindOf(location.pathname)
    const from = pressedAt
    afterPaint(() => {
      const took = performance.now() - from
      if (took < LONGEST_CHANGE_MS) tell(page, took)
    })
  }).observe({ type: 'mark' })
}

/**
 * Measures this visit, and tells the shop about it, anonymously, when the page is hidden: the last moment that a phone
 * grants a page. Of the document, each value is told once; what is measured after that would count the visit twice.
 */
export const reportVitals = (): void => {
  const landing = pageKindOf(location.pathname)
  const waiting = new Map<PageKind, Map<string, { metric: VitalMetric; value: number }>>()
  const told = new Set<VitalMetric>()
  let changes = 0

  const keep = (page: PageKind, id: string, metric: VitalMetric, value: number) => {
    const ofPage = waiting.get(page) ?? new Map()
    waiting.set(page, ofPage.set(id, { metric, value }))
  }
  const keepOnce = ({ name, value }: { name: 'LCP' | 'INP' | 'CLS' | 'TTFB'; value: number }) => {
    if (!told.has(name)) keep(landing, name, name, value)
  }
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(keepOnce)
  watchChanges((page, milliseconds) => keep(page, String(changes++), 'SOFT', milliseconds))

  // After web-vitals' own listeners, which call back with the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    for (const [page, values] of waiting) {
      const vitals = [...values.values()].slice(0, MAX_VITALS)
      for (const { metric } of vitals) told.add(metric)
      navigator.sendBeacon(PATH, JSON.stringify({ page, vitals } satisfies VitalsReport))
    }
    waiting.clear()
  })
}
