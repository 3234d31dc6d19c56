import { isSameLine } from '@bartan/contract/cart/line-key'
import { forget, KEPT, readJson, writeJson } from '#lib/storage/local-store.ts'
import type { CartLine } from '@bartan/contract/cart/schema'
import type { Checkout } from '@bartan/contract/checkout/schema'

/** A checkout between its two steps: stored, so that a closed tab or a reload continues where it was. */
type KeptCheckout = { userId: string; checkout: Checkout }

const isKeptCheckout = (value: unknown): value is KeptCheckout =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'checkout' in value &&
  typeof value.checkout === 'object' &&
  value.checkout !== null &&
  'checkoutItems' in value.checkout &&
  Array.isArray(value.checkout.checkoutItems)

/** Whether it is still a checkout of these lines at these prices. */
export const isCheckoutOf = (checkout: Checkout, lines: CartLine[]): boolean =>
  checkout.checkoutItems.length === lines.length &&
  checkout.checkoutItems.every((item) =>
    lines.some(
      (line) =>
        isSameLine(line, item) && line.quantity === item.quantity && line.price === item.price,
    ),
  )

export const keptCheckout = (userId: string): Checkout | undefined => {
  const kept = readJson(KEPT.checkout, isKeptCheckout)
  return kept?.userId === userId && Date.parse(kept.checkout.expiresAt) > Date.now()
    ? kept.checkout
    : undefined
}

export const keepCheckout = (userId: string, checkout: Checkout): void =>
  writeJson(KEPT.checkout, { userId, checkout })

export const forgetCheckout = (): void => forget(KEPT.checkout)
