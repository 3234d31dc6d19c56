import { withoutLanguage } from '@bartan/contract/shop/languages'
import { MAX_VITALS, type PageKind, type VitalMetric } from '@bartan/contract/vitals/rules'
import type { VitalsReport } from '@bartan/contract/vitals/schema'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { PAGE_CHANGE } from './page-change.ts'

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

/** A later page after a press has waited for something else. */
const LONGEST_CHANGE_MS = 10_000

const afterPaint = (job: () => void): void => void requestAnimationFrame(() => setTimeout(job))

/** Calls `tell` with the time from a press to the next page within the shop. */
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
 * Measures this visit, and reports it anonymously when the page is hidden: the last chance on a phone. Each value of
 * the document is reported once, because later values would count the visit twice.
 */
export const reportVitals = (): void => {
  const landing = pageKindOf(location.pathname)
  const waiting = new Map<PageKind, Map<string, { metric: VitalMetric; value: number }>>()
  const reported = new Set<VitalMetric>()
  let changes = 0

  const keep = (page: PageKind, id: string, metric: VitalMetric, value: number) => {
    const ofPage = waiting.get(page) ?? new Map()
    waiting.set(page, ofPage.set(id, { metric, value }))
  }
  const keepOnce = ({ name, value }: { name: 'LCP' | 'INP' | 'CLS' | 'TTFB'; value: number }) => {
    if (!reported.has(name)) keep(landing, name, name, value)
  }
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(keepOnce)
  watchChanges((page, milliseconds) => keep(page, String(changes++), 'SOFT', milliseconds))

  // Registered after web-vitals' own listeners, which report the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    for (const [page, values] of waiting) {
      const vitals = [...values.values()].slice(0, MAX_VITALS)
      for (const { metric } of vitals) reported.add(metric)
      navigator.sendBeacon(PATH, JSON.stringify({ page, vitals } satisfies VitalsReport))
    }
    waiting.clear()
  })
}
