import type { SearchDayDocument } from '#database/operation-documents.ts'

export type CountedSearch = SearchDayDocument['searches'][number]

/** Searches in a day's document: enough to see what is asked for most, and a tenth of what a document may hold. */
const MAX_COUNTED = 150

/** Products that are told as bought after a search. */
const MAX_PRODUCTS = 10

const addBought = (counted: CountedSearch, bought: Record<string, number>): void => {
  for (const [product, times] of Object.entries(bought)) {
    const before = counted.bought[product]
    if (before === undefined && Object.keys(counted.bought).length >= MAX_PRODUCTS) continue
    counted.bought[product] = (before ?? 0) + times
  }
}

/** Makes place for another one: what was asked for least goes. */
const dropLeast = (counted: CountedSearch[]): void => {
  const least = Math.min(...counted.map(({ times }) => times))
  counted.splice(
    counted.findIndex(({ times }) => times === least),
    1,
  )
}

/** Adds up what was counted, within the bound of a document; the later finding holds. */
export const addSearches = (
  counted: CountedSearch[],
  added: readonly CountedSearch[],
  most = MAX_COUNTED,
): void => {
  const bySearch = new Map(counted.map((one) => [one.search, one]))
  for (const one of added) {
    const known = bySearch.get(one.search)
    if (known) {
      known.times += one.times
      known.found = one.found
      known.leftOut = one.leftOut
      addBought(known, one.bought)
      continue
    }
    if (counted.length >= most) dropLeast(counted)
    const fresh = { ...one, bought: { ...one.bought } }
    counted.push(fresh)
    bySearch.set(one.search, fresh)
  }
}
