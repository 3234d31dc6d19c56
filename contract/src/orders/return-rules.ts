import { isSameLine, type LineKey, type LineUnits } from '../cart/rules.ts'
import { DEFAULT_SHOP } from '../settings/default-shop.ts'
import { DAY_MS } from '../shared/shop-day.ts'
import { ruleOf, type OrderStatus } from './order-process.ts'

/** Reasons for a return; older callers send free text. */
export const RETURN_REASONS = [
  'not_wanted',
  'defective',
  'wrong_item',
  'not_as_described',
  'late',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Faults of the shop: by law it must take the goods back, whatever its own rule for the product. */
const FAULTS: ReadonlySet<string> = new Set<ReturnReason>([
  'defective',
  'wrong_item',
  'not_as_described',
  'late',
])

export const isFault = (why: string): boolean => FAULTS.has(why)

/** Days after delivery in which a fault can be reported. */
export const FAULT_DAYS = 7

/** Days after which a refused parcel that isn't back is claimed from its courier. */
export const CLAIM_DAYS = 14

/** Days after delivery in which units can be returned for a reason, given the shop's own number of days. */
export const daysToReturn = (why: string, returnDays = DEFAULT_SHOP.returnDays): number =>
  isFault(why) ? Math.max(FAULT_DAYS, returnDays) : returnDays

/** The most pictures of what is wrong in one return. */
export const MAX_RETURN_PHOTOS = 3

/** What the customer would like for returned units: as many of the same product in this size and color. */
export type WantedInstead = { size: string; color: string }

export const REFUND_WAYS = ['cash', 'upi', 'bank'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

export const REFUND_STATES = ['due', 'paid'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const RETURN_STATES = ['requested', 'accepted', 'declined'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** The shop's decisions. An exchanged return is accepted, and its replacement is ordered. */
export const RETURN_DECISIONS = ['accepted', 'declined', 'exchanged'] as const
export type ReturnDecision = (typeof RETURN_DECISIONS)[number]

/** The part of an order that these rules need, on the wire and in the database. */
type Returns = readonly { state: ReturnState; lines: readonly LineUnits[] }[]

/** The end of the return period. Takes and returns ISO 8601. */
export const returnableUntil = (deliveredAt: string, days = DEFAULT_SHOP.returnDays): string =>
  new Date(Date.parse(deliveredAt) + days * DAY_MS).toISOString()

/** Units of a line in returns that were not declined. */
export const unitsAskedBack = (line: LineKey, returns: Returns = []): number =>
  returns
    .filter(({ state }) => state !== 'declined')
    .flatMap(({ lines }) => lines)
    .reduce((sum, back) => sum + (isSameLine(back, line) ? back.quantity : 0), 0)

type BoughtLine = LineUnits & { returnable?: boolean | undefined }

/**
 * Units of a line that can still be returned for a reason; 0 if its product isn't eligible and the shop isn't at fault.
 */
export const unitsReturnable = (line: BoughtLine, returns: Returns = [], why = ''): number =>
  line.returnable === false && !isFault(why)
    ? 0
    : Math.max(0, line.quantity - unitsAskedBack(line, returns))

type Delivery = {
  status: OrderStatus
  deliveredAt?: string | undefined
  returns?: Returns | undefined
}

/**
 * Whether a return may be requested now: the order is delivered, the period hasn't ended, and no other return is
 * undecided.
 */
export const isReturnOpen = (
  { status, deliveredAt, returns = [] }: Delivery,
  now: Date,
  days = DEFAULT_SHOP.returnDays,
): boolean =>
  ruleOf(status).returnable &&
  deliveredAt !== undefined &&
  now.toISOString() <= returnableUntil(deliveredAt, days) &&
  !returns.some(({ state }) => state === 'requested')
