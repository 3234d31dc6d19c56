import { runShop } from './run-shop.ts'

/** Playwright's global setup: one demo shop for the whole run. SHOP_URL names one that is already running. */
export default async () => {
  if (process.env.SHOP_URL) return undefined
  const { url, stop } = await runShop('demo')
  process.env.SHOP_URL = url
  return stop
}
