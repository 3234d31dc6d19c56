export const MAX_REVIEW = 2000

export const MAX_REVIEW_PHOTOS = 3
