import { adminCalls } from './admin-calls.ts'
import { deskCalls } from './desk-calls.ts'
import { offerCalls } from './offer-calls.ts'
import { peopleCalls } from './people-calls.ts'
import type { ChangingCall, People, Prepared } from './prepare.ts'
import { shoppingCalls } from './shopping-calls.ts'
import type { TestShop } from '../start-test-shop.ts'

/** Prepares each call there is that changes something, so that the next one succeeds. */
export const changingCalls = (
  shop: TestShop,
  people: People,
): Record<ChangingCall, () => Promise<Prepared>> => ({
  ...adminCalls(shop, people),
  ...deskCalls(shop, people),
  ...offerCalls(shop, people),
  ...peopleCalls(shop, people),
  ...shoppingCalls(shop, people),
})
