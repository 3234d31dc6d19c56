import type { Page, Request } from '@playwright/test'

/** The shop refuses what is typed wrong; and Playwright blocks service workers and what leads out of the shop. */
const EXPECTED = /status of 4\d\d|Service Worker registration blocked|ERR_BLOCKED_BY_CLIENT/

/** Notes what a page asks for and what it complains about, and keeps it within the shop. */
export const watchTraffic = async (page: Page) => {
  const pending = new Set<Request>()
  let complaints: string[] = []
  page.on('request', (request) => {
    // Of what is left with a page, and of what is told when leaving it, the browser says no end.
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
    /** What was asked for and not answered yet. */
    pending,
    /** What it complained about since the last call. */
    takeComplaints: (): string[] => {
      const taken = complaints
      complaints = []
      return taken
    },
  }
}
