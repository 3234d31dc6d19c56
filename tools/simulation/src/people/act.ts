import type { Asking } from './ask.ts'
import type { Offer } from './goods.ts'
import type { Person } from './people.ts'

/** Whom and what an act may choose from. */
export type Scene = { readonly offers: readonly Offer[]; readonly customers: readonly Person[] }

/** What a customer does in one step. */
export type Act = (asking: Asking, scene: Scene) => Promise<void>
