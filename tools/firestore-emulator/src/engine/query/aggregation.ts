import type { Document } from '../document.ts'
import { getField, type FieldPath } from '../field-path.ts'
import { INT64_MAX, INT64_MIN, isNumber, NULL, type Value } from '../value.ts'

export type Aggregation =
  | { readonly kind: 'count'; readonly upTo?: number | undefined }
  | { readonly kind: 'sum' | 'average'; readonly field: FieldPath }

type Total = {
  readonly count: number
  readonly integers: bigint
  readonly doubles: number
  readonly onlyIntegers: boolean
}

/** Doubles are summed with Neumaier's compensation, so that the order hardly matters. */
const total = (documents: readonly Document[], field: FieldPath): Total => {
  let count = 0
  let integers = 0n
  let sum = 0
  let lost = 0
  let onlyIntegers = true
  for (const { fields } of documents) {
    const value = getField(fields, field)
    if (!value || !isNumber(value)) continue
    count++
    if (value.type === 'integer') {
      integers += value.value
      continue
    }
    onlyIntegers = false
    const next = sum + value.value
    if (Number.isFinite(next))
      lost +=
        Math.abs(sum) >= Math.abs(value.value) ? sum - next + value.value : value.value - next + sum
    sum = next
  }
  return { count, integers, doubles: Number.isFinite(sum) ? sum + lost : sum, onlyIntegers }
}

const sumOf = ({ integers, doubles, onlyIntegers }: Total): Value =>
  onlyIntegers && integers <= INT64_MAX && integers >= INT64_MIN
    ? { type: 'integer', value: integers }
    : { type: 'double', value: Number(integers) + doubles }

/** Production reads aggregated fields from an index, which leaves out documents without them. */
export const withAllFields = (
  documents: readonly Document[],
  aggregated: readonly FieldPath[],
): readonly Document[] =>
  documents.filter(({ fields }) => aggregated.every((path) => getField(fields, path)))

/** @param count of the results; `documents` may be omitted if only the count is needed */
export const aggregate = (
  count: number,
  documents: readonly Document[],
  aggregation: Aggregation,
): Value => {
  if (aggregation.kind === 'count')
    return { type: 'integer', value: BigInt(Math.min(count, aggregation.upTo ?? count)) }
  const result = total(documents, aggregation.field)
  if (aggregation.kind === 'sum') return sumOf(result)
  return result.count === 0
    ? NULL
    : { type: 'double', value: (Number(result.integers) + result.doubles) / result.count }
}
