/** Limits of lists in calls. What a customer may order is limited by cart/order-limits.ts. */

/** The most items that one call lists, and the default of `limit` (contract §3). */
export const LIST_LIMIT = 100

/** For admins' lists: a page of a table is small, an export reads a thousand at a time. */
export const ADMIN_LIST_LIMIT = 1000

/** The default `limit` of a customer's own orders (contract §10). */
export const MY_ORDERS_LIMIT = 20

/** The default `limit` of a product's reviews. */
export const REVIEW_LIMIT = 10

/** The deepest review that a page number reaches: it costs a read for each review before it. A cursor reaches all. */
export const REVIEW_DEPTH = 1000

/** The most products on a customer's or a guest's wishlist. */
export const WISHLIST_LIMIT = 200

/** Products of a category that the home page shows (spec §9). */
export const HOME_TOP_LIMIT = 8

/** Similar products, newest products, and search suggestions (contract §3). */
export const SIMILAR_LIMIT = 4
export const NEW_ARRIVALS_LIMIT = 8
export const SUGGEST_LIMIT = 8

export const STATS_LIST_LIMIT = 5

/** Rows per call of the bulk page. A longer file is sent in parts, under one `batch`. */
export const BULK_LIMIT = 100

/** The most products whose prices are changed, and changed back, at once: one transaction holds them. */
export const PRICES_LIMIT = 2000

/** Entries of the audit log that one undo call takes back; the caller repeats the call until none is left. */
export const UNDO_LIMIT = 100
