import { invalid } from '../failure.ts'
import type { Value } from '../value.ts'
import { isFoundInLists } from './query-filter.ts'
import type { FieldFilter, Filter } from './query.ts'

/** https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const MAX_DISJUNCTIONS = 30

/** Filters that all must hold; a query returns the union of its conjunctions' results. */
export type Conjunction = readonly FieldFilter[]

const found = (value: Value) => (value.type === 'array' ? value.values.filter(isFoundInLists) : [])

const expand = (filter: Filter): Conjunction[] => {
  if (filter.kind === 'or') return filter.filters.flatMap(expand)
  if (filter.kind === 'and') {
    let product: Conjunction[] = [[]]
    for (const inner of filter.filters) {
      const options = expand(inner)
      product = product.flatMap((left) => options.map((right) => [...left, ...right]))
      if (product.length > MAX_DISJUNCTIONS * MAX_DISJUNCTIONS) break
    }
    return product
  }
  if (filter.op === 'in')
    return found(filter.value).map((value) => [{ ...filter, op: '==', value }])
  if (filter.op === 'array-contains-any')
    return found(filter.value).map((value) => [{ ...filter, op: 'array-contains', value }])
  return [[filter]]
}

/** The filter in disjunctive normal form. */
export const disjunctions = (filter: Filter | undefined): readonly Conjunction[] => {
  const result = filter ? expand(filter) : [[]]
  if (result.length > MAX_DISJUNCTIONS)
    throw invalid(
      `The query has ${result.length} disjunctions; at most ${MAX_DISJUNCTIONS} are allowed. ('in' and 'array-contains-any' count once per value.)`,
    )
  return result
}
