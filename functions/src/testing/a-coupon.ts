import { randomUUID } from 'node:crypto'
import { confirmAddress, mailsTo } from './mailbox.ts'
import type { TestShop } from './start-test-shop.ts'

const CODE = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/m

/** The code in the newest mail to an address; undefined if there is none. */
export const codeIn = async (shop: TestShop, email: string): Promise<string | undefined> => {
  const [mail] = await mailsTo(shop, email)
  return CODE.exec(mail?.message.text ?? '')?.[0]
}

/** A code as a new newsletter subscriber gets it. */
export const aCoupon = async (shop: TestShop): Promise<string> => {
  const email = `${randomUUID()}@example.com`
  await shop.post('/api/newsletter', { email })
  await confirmAddress(shop, email)
  const code = await codeIn(shop, email)
  if (!code) throw new Error(`No coupon came to ${email}`)
  return code
}
