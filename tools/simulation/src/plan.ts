import { Random } from './world/random.ts'
import { START } from './world/world.ts'

/** Faults of one call from an instance to the database or to Firebase Authentication. */
const FAULTS = ['crash before', 'crash after', 'lost before', 'lost after', 'abort'] as const

export type Fault = { readonly kind: (typeof FAULTS)[number]; readonly atCall: number }

/** Actions of shoppers, staff and the environment, with their relative frequency. */
const ACTIONS = {
  'adds to the cart': 10,
  'changes the cart': 5,
  'fills a cart': 8,
  'checks out': 8,
  finalizes: 26,
  cancels: 5,
  'asks back': 7,
  'reads own orders': 5,
  "tries another's order": 2,
  reviews: 4,
  wishes: 3,
  'signs in': 2,
  'changes the password': 2,
  'forgets the password': 2,
  'closes the account': 2,
  ships: 9,
  delivers: 11,
  'undoes a status': 3,
  'answers a return': 8,
  'counts stock': 6,
  'receives goods': 4,
  'notes cash': 3,
  'changes a price': 3,
  'edits many': 2,
  'orders by phone': 3,
  'removes an order': 1,
  'undoes an edit': 2,
  'takes cash back': 1,
  'copies a product': 1,
  'hides a review': 2,
  'answers a password request': 3,
  'takes items out': 6,
  'pays a refund': 5,
  'hears of a refused parcel': 8,
  'receives a parcel': 5,
  'takes an advance': 5,
  'changes lines': 5,
  'exchanges a return': 4,
  'writes a note': 3,
  'tries to reach': 5,
  'asks by link': 6,
  'reaches nobody': 2,
  'corrects an address': 2,
  'sends a parcel': 6,
  'imports shipments': 2,
  'gets a remittance': 5,
  'changes many orders': 3,
  'packs many orders': 2,
  'an instance crashes': 3,
  'an instance pauses': 3,
  'an instance slows down': 2,
  'a clock jumps': 2,
  'a version comes back': 1,
  'a version is deployed': 2,
  // Never planned: used to prove that the simulation finds a fault of the shop.
  'a unit vanishes': 0,
} as const

type Action = keyof typeof ACTIONS

export type Step = {
  readonly at: number
  readonly action: Action
  readonly seed: string
  readonly fault?: Fault | undefined
}

export type Plan = {
  readonly seed: string
  readonly steps: readonly Step[]
  /** Repeats calls without an Idempotency-Key, to prove that the simulation finds duplicates. */
  readonly isKeyless?: boolean
}

const DAY = 86_400_000
const DAYS = 365
/** The first steps of a rush start within this many milliseconds. */
const RUSH_MS = 120
const LONGEST_RUSH = 7

const weighted: Action[] = Object.entries(ACTIONS).flatMap(([action, weight]) =>
  Array.from({ length: weight }, () => action as Action),
)

const faultOf = (random: Random): Fault | undefined =>
  random.isIn(0.15) ? { kind: random.oneOf(FAULTS), atCall: random.between(1, 14) } : undefined

/** A moment of the year; one in five is around a midnight, when days, months and years end. */
const moment = (random: Random): number => {
  const day = random.below(DAYS) * DAY
  const inDay = random.isIn(0.2) ? -60 + random.below(120) : random.below(DAY)
  return Math.max(START + 1000, START + day + inDay)
}

/** Plans a year of the shop: rushes with many steps at once, and quiet time between. */
export const planOf = (seed: string, count: number): Plan => {
  const random = new Random(`plan ${seed}`)
  const steps: Step[] = []
  while (steps.length < count) {
    const rush = moment(random)
    for (let left = random.between(1, LONGEST_RUSH); left > 0 && steps.length < count; left--)
      steps.push({
        at: rush + random.below(RUSH_MS),
        action: random.oneOf(weighted),
        seed: `${seed}/${steps.length}`,
        fault: faultOf(random),
      })
  }
  return { seed, steps: steps.sort((one, other) => one.at - other.at) }
}

/** One line of a printed history. */
export const describeStep = ({ at, action, seed, fault }: Step): string => {
  const time = new Date(at).toISOString().replace('T', ' ').slice(0, 23)
  const what = fault ? `, and at its call ${fault.atCall}: ${fault.kind}` : ''
  return `${time}  ${action} (${seed})${what}`
}
