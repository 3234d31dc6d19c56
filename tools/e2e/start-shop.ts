import { runShop } from './run-shop.ts'

/** Playwright's global setup: starts one demo shop for the whole run, or uses the running shop at SHOP_URL. */
export default async () => {
  if (process.env.SHOP_URL) return undefined
  const { url, stop } = await runShop('demo')
  process.env.SHOP_URL = url
  return stop
}
