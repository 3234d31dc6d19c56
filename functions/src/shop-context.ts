import type { Named } from '@bartan/contract/products/names'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Connect } from '#database/connect.ts'
import type { Pricing } from '#domain/stock/with-current-price.ts'
import type { CountCall } from '#http/limits/limit-address.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Accounts } from '#platform/firebase/accounts.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'
import type { Log } from '#platform/log.ts'

/**
 * What use cases of all features work with, made once for a program (composition/shop.ts). A use case names what it takes
 * of it, and makes its repositories from `connect`; what is another feature's comes as a second parameter.
 */
export type ShopContext = {
  config: Config
  /** The shop's scheme and host. */
  siteUrl: string
  connect: Connect
  /** At Firebase Authentication. */
  accounts: Accounts
  storage: ImageStore
  /** The current ones, from this instance's copy. */
  settings: () => Promise<Settings>
  /** What prices depend on now, from memory. */
  pricing: () => Promise<Pricing>
  /** For copies of products, drafts included; from the catalog in memory. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, Named>>
  /** Counts one more under a key, over all instances; false beyond the limit. */
  countCall: CountCall
  /** Called after a write of products, or of their stock. */
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
  log: Log
}
