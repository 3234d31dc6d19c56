export const STARS = { min: 1, max: 5 } as const
export const MAX_REVIEW = 2000

/** Reviews per page if no `limit` is given. */
export const REVIEW_LIMIT = 10

/** Pages that anyone may turn to: deeper ones would cost a read for each review before them. */
export const REVIEW_PAGES = 100
