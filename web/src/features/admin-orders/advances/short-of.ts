import type { StaffOrder } from '@bartan/contract/orders/schema'

/** What is left to settle of a delivered order; goods that come back for an exchange that was sent ahead settle it. */
export const shortOf = ({ short, returns = [] }: StaffOrder): StaffOrder['short'] =>
  returns.some(({ sentAhead }) => sentAhead) ? undefined : short
