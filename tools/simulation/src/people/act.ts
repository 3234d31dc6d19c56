import type { Asking } from './ask.ts'
import type { Offer } from './goods.ts'
import type { Person } from './people.ts'

/** Products and customers that an act may choose from. */
export type Scene = { readonly offers: readonly Offer[]; readonly customers: readonly Person[] }

/** One step of a customer or of staff. */
export type Act = (asking: Asking, scene: Scene) => Promise<void>
