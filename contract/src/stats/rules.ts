/** The most months of the rate of refused parcels in one call: each costs a read. */
export const MAX_RTO_MONTHS = 12

export const STATS_DAYS = [30, 90] as const
