import { endpoints } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import type { TestShop } from '../start-test-shop.ts'
import { adminCalls } from './admin-calls.ts'
import { deskCalls } from './desk-calls.ts'
import { offerCalls } from './offer-calls.ts'
import { peopleCalls } from './people-calls.ts'
import type { ChangingCall, People, Prepared } from './prepare.ts'
import { shoppingCalls } from './shopping-calls.ts'

const BACKUP: ChangingCall = 'POST /api/admin/backup/parts'

const named = endpoints.map(({ method, path }: Endpoint) => `${method} ${path}`)

/** Their names. A backup comes first: it reads all that the others leave behind. */
export const CHANGING_CALLS = [
  BACKUP,
  ...named.filter((name) => !name.startsWith('GET ') && name !== BACKUP),
] as ChangingCall[]

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
