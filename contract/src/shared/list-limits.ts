/** The most items that one call lists, and as many as it lists where no `limit` is given (contract §3). */
export const LIST_LIMIT = 100

/** For admins' lists: a table's page is small, an export reads a thousand at a time. */
export const ADMIN_LIST_LIMIT = 1000
