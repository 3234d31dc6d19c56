export const MAX_REVIEW = 2000

/** Pictures with one review. */
export const MAX_REVIEW_PHOTOS = 3
