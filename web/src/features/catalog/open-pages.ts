/** Number of pages open in this tab's latest list, so that a reload restores them. */
type OpenPages = { list: string; pages: number }

const STORE = 'bartan.pages'

const isOpenPages = (value: unknown): value is OpenPages =>
  typeof value === 'object' &&
  value !== null &&
  'list' in value &&
  'pages' in value &&
  typeof value.pages === 'number'

/** 0 on the server, where reading storage would throw for each page. */
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
    // Without storage, the list starts with its first page.
  }
}
