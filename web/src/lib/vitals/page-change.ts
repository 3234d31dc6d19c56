/** The mark that a page within the shop has taken another one's place (web.dev/articles/user-timing). */
export const PAGE_CHANGE = 'page-change'
