/** Share of visits that are measured: enough for a percentile. */
const SHARE = 0.25

/** Milliseconds after the page's load, so that measuring doesn't slow it down. */
const DELAY_MS = 2000

const begin = (): void =>
  void setTimeout(() => {
    // Offline there is nothing to measure.
    import('./report-vitals.ts').then(({ reportVitals }) => reportVitals()).catch(() => undefined)
  }, DELAY_MS)

/** Measures a share of visits, except in automated browsers. */
export const startReporting = (): void => {
  if (navigator.webdriver || Math.random() >= SHARE) return
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
