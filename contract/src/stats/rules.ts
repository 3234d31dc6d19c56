/** The numbers of days that the chart can show. */
export const STATS_DAYS = [30, 90] as const
export type StatsDays = (typeof STATS_DAYS)[number]
