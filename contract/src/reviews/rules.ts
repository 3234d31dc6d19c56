export const MAX_REVIEW = 2000

/** Pictures beside it. */
export const MAX_REVIEW_PHOTOS = 3
