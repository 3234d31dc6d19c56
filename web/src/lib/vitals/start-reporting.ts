/** The share of visits that are measured: enough for a percentile. */
const SHARE = 0.25

/** After a page has loaded, until which nothing of this may take a byte or a millisecond from it. */
const DELAY_MS = 2000

const begin = (): void =>
  void setTimeout(() => {
    // Without a connection there is nothing to measure.
    import('./report-vitals.ts').then(({ reportVitals }) => reportVitals()).catch(() => undefined)
  }, DELAY_MS)

/** Measures a part of the visits. A browser that is driven by a program is no visitor's. */
export const startReporting = (): void => {
  if (navigator.webdriver || Math.random() >= SHARE) return
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
