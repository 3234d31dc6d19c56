import { useQuery } from '@tanstack/react-query'
import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import { atom } from 'nanostores'
import { call } from './api/api-client.ts'
import { useNow } from './clock.ts'
import { session } from './session/session.ts'
import { useShop } from './shop-settings.ts'
import { readText, STORAGE_KEYS, writeText } from './storage/local-store.ts'
import { useSelected } from './storage/use-store.ts'
import type { PublicShipping } from '@bartan/contract/pricing/delivery-terms'

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

const useStoredPin = () => useSelected(changes, storedPin)

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

/** `byPin` of `shipping`: the fee isn't known without a PIN code. */
type DeliveryPromise = { arrivesAt: string | undefined; shipping: PublicShipping }

/**
 * Arrival and fee of an order placed now: to the shopper's PIN code, else to most places. There is no date if the
 * shop doesn't deliver there, if the PIN code doesn't exist, or until the server answers.
 */
export const useDeliveryPromise = (): DeliveryPromise => {
  const { shipping, closure } = useShop()
  const createdAt = new Date(useNow()).toISOString()
  const pin = useStoredPin()
  const delivery = useDeliveryTo(pin)
  const isPromised = pin === '' || (delivery?.serviceable && delivery.state !== undefined)
  const { days = 1, fee = shipping.fee, freeFrom = shipping.freeFrom } = delivery ?? {}
  return {
    arrivesAt: isPromised ? estimatedDelivery(createdAt, { days, closure }) : undefined,
    shipping: { fee, freeFrom, byPin: delivery ? undefined : shipping.byPin },
  }
}
