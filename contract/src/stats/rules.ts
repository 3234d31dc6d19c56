/** Months that the rate of refused parcels can be told of at once: each is a read. */
export const MAX_RTO_MONTHS = 12

/** The numbers of days that the chart can show. */
export const STATS_DAYS = [30, 90] as const
export type StatsDays = (typeof STATS_DAYS)[number]
