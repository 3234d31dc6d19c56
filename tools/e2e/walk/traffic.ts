import type { Page, Request } from '@playwright/test'

/** Expected log lines: the shop refuses invalid input, and Playwright blocks service workers and external links. */
const EXPECTED = /status of 4\d\d|Service Worker registration blocked|ERR_BLOCKED_BY_CLIENT/

/** Records a page's requests and console errors, and blocks external requests. */
export const watchTraffic = async (page: Page) => {
  const pending = new Set<Request>()
  let complaints: string[] = []
  page.on('request', (request) => {
    // The browser reports no end for requests that navigation cancels, and for those sent on leaving.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
    if (request.resourceType() !== 'ping') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(text))
      complaints.push(`console: ${text.slice(0, 200)}`)
  })
  page.on('dialog', (dialog) => void dialog.accept())
  page.context().on('page', (other) => void other.close())
  await page.route(
    ({ hostname }) => !['127.0.0.1', 'localhost'].includes(hostname),
    (route) => route.abort('blockedbyclient'),
  )
  return {
    /** Requests without an answer so far. */
    pending,
    /** Console errors since the last call. */
    takeComplaints: (): string[] => {
      const taken = complaints
      complaints = []
      return taken
    },
  }
}
