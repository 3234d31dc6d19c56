import type { SearchDayDocument } from '#database/operation-documents.ts'

export type CountedSearch = SearchDayDocument['searches'][number]

/** The most searches per day's document: enough for the most frequent, and a tenth of its size limit. */
const MAX_COUNTED = 150

/** The most products reported as bought after a search. */
const MAX_PRODUCTS = 10

const addBought = (counted: CountedSearch, bought: Record<string, number>): void => {
  for (const [product, times] of Object.entries(bought)) {
    const before = counted.bought[product]
    if (before === undefined && Object.keys(counted.bought).length >= MAX_PRODUCTS) continue
    counted.bought[product] = (before ?? 0) + times
  }
}

const dropRarest = (counted: CountedSearch[]): void => {
  const least = Math.min(...counted.map(({ times }) => times))
  counted.splice(
    counted.findIndex(({ times }) => times === least),
    1,
  )
}

/** Adds counts, up to the document's limit; the latest number of results is kept. */
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
    if (counted.length >= most) dropRarest(counted)
    const fresh = { ...one, bought: { ...one.bought } }
    counted.push(fresh)
    bySearch.set(one.search, fresh)
  }
}
