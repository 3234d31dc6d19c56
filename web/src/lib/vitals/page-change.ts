/** Mark for navigation within the shop (web.dev/articles/user-timing). */
export const PAGE_CHANGE = 'page-change'
