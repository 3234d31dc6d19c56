import type { TestShop } from '#testing/start-test-shop.ts'

/** A document of the shop, as a visitor gets it. */
export const openPage = async (
  shop: TestShop,
  path: string,
  headers: Record<string, string> = {},
) => {
  const reply = await shop.get(path, { headers })
  return { ...reply, html: String(reply.body) }
}
