import type { TestShop } from '../../../testing/start-test-shop.ts'

const HOST = { 'x-forwarded-host': 'bartan.example', 'x-forwarded-proto': 'https' }

/** A document of the shop, as a visitor to https://bartan.example gets it. */
export const openPage = async (
  shop: TestShop,
  path: string,
  headers: Record<string, string> = {},
) => {
  const reply = await shop.get(path, { headers: { ...HOST, ...headers } })
  return { ...reply, html: String(reply.body) }
}
