/** The most months of the rate of refused parcels in one call: each costs a read. */
export const MAX_RTO_MONTHS = 12
