/** Reviews and ratings are whole stars (contract §9). */
export const STAR_COUNTS = [1, 2, 3, 4, 5] as const
export type StarCount = (typeof STAR_COUNTS)[number]
export const STARS = { min: STAR_COUNTS[0], max: STAR_COUNTS[4] } as const
