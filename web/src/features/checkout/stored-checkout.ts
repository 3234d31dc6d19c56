import { isSameLine } from '@bartan/contract/cart/rules'
import type { CartLine } from '@bartan/contract/cart/schema'
import type { Checkout } from '@bartan/contract/checkout/schema'
import { forget, STORAGE_KEYS, readJson, writeJson } from '#lib/storage/local-store.ts'

/** A checkout between its two steps, stored so that a reload or a closed tab can continue. */
type StoredCheckout = { userId: string; checkout: Checkout }

const isStoredCheckout = (value: unknown): value is StoredCheckout =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'checkout' in value &&
  typeof value.checkout === 'object' &&
  value.checkout !== null &&
  'checkoutItems' in value.checkout &&
  Array.isArray(value.checkout.checkoutItems)

/** Tells whether a checkout still has these lines at these prices. */
export const isCheckoutOf = (checkout: Checkout, lines: CartLine[]): boolean =>
  checkout.checkoutItems.length === lines.length &&
  checkout.checkoutItems.every((item) =>
    lines.some(
      (line) =>
        isSameLine(line, item) && line.quantity === item.quantity && line.price === item.price,
    ),
  )

export const storedCheckout = (userId: string): Checkout | undefined => {
  const stored = readJson(STORAGE_KEYS.checkout, isStoredCheckout)
  return stored?.userId === userId && Date.parse(stored.checkout.expiresAt) > Date.now()
    ? stored.checkout
    : undefined
}

export const storeCheckout = (userId: string, checkout: Checkout): void =>
  writeJson(STORAGE_KEYS.checkout, { userId, checkout })

export const forgetCheckout = (): void => forget(STORAGE_KEYS.checkout)
