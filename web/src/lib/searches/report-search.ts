import type { ProductId } from '@bartan/contract/products/product-id'
import type { SearchReport } from '@bartan/contract/searches/endpoints'
import { FEW, MAX_BOUGHT, SEARCH_LENGTH } from '@bartan/contract/searches/rules'
import { SEARCHED } from '../session/forget-searches.ts'

const PATH = '/api/searches'

/** Number of remembered searches per visit. */
const MAX_REMEMBERED = 5

const remembered = (): string[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SEARCHED) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

const remember = (searches: readonly string[]): void => {
  try {
    if (searches.length === 0) sessionStorage.removeItem(SEARCHED)
    else sessionStorage.setItem(SEARCHED, JSON.stringify(searches.slice(-MAX_REMEMBERED)))
  } catch {
    // Without storage, purchases after a search aren't reported.
  }
}

const send = (report: Partial<SearchReport>): void => {
  navigator.sendBeacon(PATH, JSON.stringify(report))
}

type SearchResult = { total: number; leftOut: readonly string[] }

/** Reports a search with few or no results, once per visit and anonymously. */
export const reportSearch = (search: string, { total, leftOut }: SearchResult): void => {
  const known = remembered()
  const isEnough = total > FEW && leftOut.length === 0
  if (isEnough || search.length > SEARCH_LENGTH || known.includes(search)) return
  remember([...known, search])
  send({ search })
}

/** Reports what was bought after such searches in the same visit, and forgets them. */
export const reportPurchase = (productIds: readonly ProductId[]): void => {
  const bought = [...new Set(productIds)].slice(0, MAX_BOUGHT)
  for (const search of remembered()) send({ search, bought })
  remember([])
}
