/** How many pages of the latest list were open in this tab, so that all of it comes back after a reload. */
type OpenPages = { list: string; pages: number }

const STORE = 'bartan.pages'

const isOpenPages = (value: unknown): value is OpenPages =>
  typeof value === 'object' &&
  value !== null &&
  'list' in value &&
  'pages' in value &&
  typeof value.pages === 'number'

/** None on the server, where asking for the storage would throw for each page. */
export const openPagesOf = (list: string | undefined): number => {
  if (typeof window === 'undefined') return 0
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '')
    return isOpenPages(stored) && stored.list === list ? stored.pages : 0
  } catch {
    return 0
  }
}

export const storeOpenPages = (open: OpenPages): void => {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(open))
  } catch {
    // Storage is full or switched off: the list then begins with its first page.
  }
}
