export const WISHLIST_LIMIT = 200
