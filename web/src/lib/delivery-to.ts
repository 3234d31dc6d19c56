import { termsAt } from '@bartan/contract/delivery/fee-to-bring'
import { arrivalAt, promise, type DeliveryPromise } from '@bartan/contract/delivery/promise'
import type { PublicShipping } from '@bartan/contract/pricing/delivery-terms'
import type { Rupees } from '@bartan/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { atom } from 'nanostores'
import { call } from './api/api-client.ts'
import { useNow } from './clock.ts'
import { session } from './session/session.ts'
import { useShop } from './shop-settings.ts'
import { readText, STORAGE_KEYS, writeText } from './storage/local-store.ts'
import { useSelected } from './storage/use-store.ts'

/** The shopper's PIN code; '' if none. */
export const storedPin = (): string => readText(STORAGE_KEYS.pin) ?? ''

/** Counts changes to notify components; the value itself is in storage. */
const changes = atom(0)
const tell = () => changes.set(changes.get() + 1)

// A logout removes the PIN code.
session.store.listen(tell)

/** Stores the shopper's PIN code, for which all pages then show delivery times. */
export const storePin = (pin: string): void => {
  writeText(STORAGE_KEYS.pin, pin)
  tell()
}

export const useStoredPin = () => useSelected(changes, storedPin)

/** Whether and how fast the shop delivers to a PIN code; undefined while unknown. */
export const useDeliveryTo = (pin: string) => {
  const { data } = useQuery({
    queryKey: ['pin', pin],
    queryFn: async ({ signal }) => ({
      ...(await call('GET /api/pin/:pin', { params: { pin } }, { signal })),
      askedAt: new Date().toISOString(),
    }),
    enabled: pin !== '',
    retry: false,
  })
  return data
}

/** Delivery to the shopper's PIN code. */
export const useStoredDelivery = () => useDeliveryTo(useStoredPin())

/**
 * What bringing a variant costs now, and by when: to the shopper's PIN code, else wherever it may go. Undefined if that
 * can't be promised, and until the server answers for the PIN code.
 */
export const useDeliveryPromise = (variant: {
  price: Rupees
  countInStock: number
}): DeliveryPromise | undefined => {
  const shop = useShop()
  const now = new Date(useNow()).toISOString()
  const pin = useStoredPin()
  const place = useDeliveryTo(pin)
  return pin === '' || place ? promise(variant, place, shop, now) : undefined
}

/** When what is ordered now arrives; undefined while that can't be told. */
export const useArrival = (): string | undefined => {
  const shop = useShop()
  const now = new Date(useNow()).toISOString()
  const pin = useStoredPin()
  const place = useDeliveryTo(pin)
  return pin === '' || place ? arrivalAt(place, shop, now) : undefined
}

/** The terms of delivery that hold for the shopper. */
export const useShipping = (): PublicShipping => {
  const shop = useShop()
  const place = useStoredDelivery()
  return place ? termsAt(shop, place) : shop.shipping
}
