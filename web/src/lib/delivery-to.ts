import { useQuery } from '@tanstack/react-query'
import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import { atom } from 'nanostores'
import { call } from './api/api-client.ts'
import { useNow } from './clock.ts'
import { session } from './session/session.ts'
import { useShop } from './shop-settings.ts'
import { readText, STORAGE_KEYS, writeText } from './storage/local-store.ts'
import { useSelected } from './storage/use-store.ts'
import type { Shipping } from '@bartan/contract/pricing/shipping'

/** The PIN code that the shopper has given; '': none. */
export const givenPin = (): string => readText(STORAGE_KEYS.pin) ?? ''

/** Counts the changes: storage is the truth. */
const changes = atom(0)
const tell = () => changes.set(changes.get() + 1)

// A logout has forgotten it.
session.store.listen(tell)

/** Keeps the PIN code that a shopper has given: from then on every page says when goods come there. */
export const givePin = (pin: string): void => {
  writeText(STORAGE_KEYS.pin, pin)
  tell()
}

const useGivenPin = () => useSelected(changes, givenPin)

/** Whether and how fast the shop delivers to a PIN code; undefined while that is not known. */
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

/** What was answered for the PIN code that the shopper has given. */
export const useGivenDelivery = () => useDeliveryTo(useGivenPin())

type DeliveryPromise = { arrivesAt: string | undefined; shipping: Shipping }

/**
 * When an order of now would come, and what that costs: to the PIN code that the shopper has given, else to most. No
 * day where the shop doesn't deliver, of a code that the post doesn't have, and until the server has answered.
 */
export const useDeliveryPromise = (): DeliveryPromise => {
  const { shipping, closure } = useShop()
  const createdAt = new Date(useNow()).toISOString()
  const pin = useGivenPin()
  const delivery = useDeliveryTo(pin)
  const isPromised = pin === '' || (delivery?.serviceable && delivery.state !== undefined)
  const { days = 1, fee = shipping.fee, freeFrom = shipping.freeFrom } = delivery ?? {}
  return {
    arrivesAt: isPromised ? estimatedDelivery(createdAt, { days, closure }) : undefined,
    shipping: { fee, freeFrom },
  }
}
