import type { Document } from '../document.ts'
import { assertNever, invalid } from '../failure.ts'
import { getField, withField, type FieldPath } from '../field-path.ts'
import { isNumber, vectorOf, type Value } from '../value.ts'

/**
 * Nearest neighbors by checking every candidate: exact, while production's index may miss some.
 * https://firebase.google.com/docs/firestore/vector-search
 */
export type Measure = 'euclidean' | 'cosine' | 'dotProduct'

export type Nearest = {
  readonly field: FieldPath
  readonly vector: readonly number[]
  readonly measure: Measure
  readonly limit: number
  /** The field of results for their distance. */
  readonly resultField?: FieldPath | undefined
  readonly threshold?: number | undefined
}

const MAX_DIMENSIONS = 2048
const MAX_LIMIT = 1000

export const checkNearest = ({ vector, limit }: Nearest) => {
  if (vector.length === 0 || vector.length > MAX_DIMENSIONS)
    throw invalid(`A query vector needs 1 to ${MAX_DIMENSIONS} dimensions, not ${vector.length}`)
  if (limit < 1 || limit > MAX_LIMIT)
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${MAX_LIMIT}`)
}

export const numbersOf = (value: Value | undefined): readonly number[] | undefined => {
  const parts = value && vectorOf(value)
  return parts?.every(isNumber) ? parts.map((part) => Number(part.value)) : undefined
}

const product = (left: readonly number[], right: readonly number[]) =>
  left.reduce((sum, number, i) => sum + number * (right[i] ?? 0), 0)

const distance = (measure: Measure, left: readonly number[], right: readonly number[]): number => {
  switch (measure) {
    case 'euclidean':
      return Math.hypot(...left.map((number, i) => number - (right[i] ?? 0)))
    case 'cosine':
      return 1 - product(left, right) / Math.sqrt(product(left, left) * product(right, right))
    case 'dotProduct':
      return product(left, right)
    default:
      return assertNever(measure)
  }
}

/** A larger dot product is nearer; other measures are the reverse. */
export const findNearest = (
  documents: readonly Document[],
  { field, vector, measure, limit, resultField, threshold }: Nearest,
): Document[] => {
  const sign = measure === 'dotProduct' ? -1 : 1
  return documents
    .flatMap((document) => {
      const numbers = numbersOf(getField(document.fields, field))
      if (numbers?.length !== vector.length) return []
      const far = distance(measure, numbers, vector)
      const tooFar = threshold !== undefined && far * sign > threshold * sign
      return tooFar || Number.isNaN(far) ? [] : [{ document, far }]
    })
    .sort((left, right) => (left.far - right.far) * sign)
    .slice(0, limit)
    .map(({ document, far }) =>
      resultField
        ? {
            ...document,
            fields: withField(document.fields, resultField, { type: 'double', value: far }),
          }
        : document,
    )
}
