/** Rules of the order desk (contract §12). */

/** States of asking the customer to confirm an order before it is packed. */
/** Of the business that an invoice is made out to. */
export const MAX_BUYER_NAME = 100

export const CONFIRMATION_STATES = [
  'unasked',
  'asked',
  'confirmed',
  'declined',
  'unreachable',
] as const
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number]

export const CONFIRMATION_WAYS = ['call', 'whatsapp', 'link'] as const
export type ConfirmationWay = (typeof CONFIRMATION_WAYS)[number]

/** Each of these states is one more attempt to reach the customer. */
export const isAttempt = (state: ConfirmationState): boolean =>
  state === 'asked' || state === 'unreachable'

/** Lifetime of the link by which a customer confirms or cancels. */
export const CONFIRMATION_HOURS = 48

export const CANCEL_REASONS = [
  'refused',
  'unreachable',
  'changed_mind',
  'out_of_stock',
  'address',
  'other',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** The share of refused parcels of a place is shown from this many parcels. */
export const MIN_PIN_PARCELS = 5
export const PIN_MONTHS = 3

export const COLLECTED_BY = ['cash', 'upi'] as const

export const MAX_BULK_ORDERS = 200

/** The most notes on one order: an order is one document, which every list reads. */
export const MAX_NOTES = 100
export const NOTE_LENGTH = 1000

/** Counting of done orders stops here: they grow without end, and each thousand counted costs a read. */
export const MAX_DONE_COUNT = 1000

/** What is printed for a selection of orders, as one file. */
export const PRINT_KINDS = ['labels', 'slips', 'pick_list', 'documents'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

/** The header with the number of orders in the file; cancelled ones need no label. */
export const PRINTED_HEADER = 'X-Printed'
