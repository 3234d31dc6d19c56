import type { TestShop } from './start-test-shop.ts'

type Mail = {
  to: string[]
  headers?: Record<string, string>
  message: { subject: string; text: string; html: string }
}

/** What came to an address, newest first, as its owner sees it. */
export const mailsTo = async (shop: TestShop, email: string): Promise<Mail[]> => {
  const { body } = await shop.get('/api/dev/mails')
  return (body as Mail[]).filter(({ to }) => to.includes(email))
}

const CONFIRMATION = /\/confirm-email\?token=([\w-]+)/

/** The tokens of the confirmation links that came to an address, newest first. */
export const linkTokens = async (shop: TestShop, email: string): Promise<string[]> =>
  (await mailsTo(shop, email)).flatMap(({ message }) => CONFIRMATION.exec(message.text)?.[1] ?? [])

export const press = (shop: TestShop, token: string | undefined) =>
  shop.post('/api/confirmations', { token })

/** Opens the newest link that came to an address and presses the button behind it. */
export const confirmAddress = async (shop: TestShop, email: string) => {
  const [token] = await linkTokens(shop, email)
  if (!token) throw new Error(`No link came to ${email}`)
  return press(shop, token)
}
