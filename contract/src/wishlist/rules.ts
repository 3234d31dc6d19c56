/** The most products on a customer's or a guest's wishlist. */
export const WISHLIST_LIMIT = 200
