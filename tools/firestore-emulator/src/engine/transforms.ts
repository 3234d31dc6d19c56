import { momentOf, type Micros } from './clock.ts'
import { assertNever, invalid } from './failure.ts'
import { getField, withField, type FieldPath } from './field-path.ts'
import { compareValues, equalValues } from './value-order.ts'
import {
  INT64_MAX,
  INT64_MIN,
  isNaNValue,
  isNumber,
  NULL,
  type Fields,
  type Value,
} from './value.ts'

export type Transform = { readonly path: FieldPath } & (
  | { readonly kind: 'serverTimestamp' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'union' | 'remove'; readonly values: readonly Value[] }
)

const clampInteger = (value: bigint): bigint => {
  if (value > INT64_MAX) return INT64_MAX
  return value < INT64_MIN ? INT64_MIN : value
}

const increment = (current: Value | undefined, operand: Value): Value => {
  if (!isNumber(operand)) throw invalid('Increment needs an integer or a double as its operand')
  if (!current || !isNumber(current)) return operand
  if (current.type === 'integer' && operand.type === 'integer')
    return { type: 'integer', value: clampInteger(current.value + operand.value) }
  return { type: 'double', value: Number(current.value) + Number(operand.value) }
}

/** An equivalent operand (3 and 3.0, or any two zeros) leaves the stored value unchanged. */
const extreme = (current: Value | undefined, operand: Value, sign: 1 | -1): Value => {
  if (!isNumber(operand)) throw invalid('Maximum and minimum need an integer or a double operand')
  if (!current || !isNumber(current)) return operand
  if (isNaNValue(current) || isNaNValue(operand)) return { type: 'double', value: Number.NaN }
  return compareValues(operand, current) * sign > 0 ? operand : current
}

const elements = (current: Value | undefined): readonly Value[] =>
  current?.type === 'array' ? current.values : []

const union = (current: Value | undefined, added: readonly Value[]): Value => {
  const values = [...elements(current)]
  for (const value of added)
    if (!values.some((present) => equalValues(present, value))) values.push(value)
  return { type: 'array', values }
}

const remove = (current: Value | undefined, removed: readonly Value[]): Value => ({
  type: 'array',
  values: elements(current).filter((value) => !removed.some((other) => equalValues(value, other))),
})

const transformed = (current: Value | undefined, transform: Transform, now: Micros): Value => {
  switch (transform.kind) {
    case 'serverTimestamp':
      return { type: 'timestamp', value: momentOf(now) }
    case 'increment':
      return increment(current, transform.operand)
    case 'maximum':
      return extreme(current, transform.operand, 1)
    case 'minimum':
      return extreme(current, transform.operand, -1)
    case 'union':
      return union(current, transform.values)
    case 'remove':
      return remove(current, transform.values)
    default:
      return assertNever(transform)
  }
}

/** Array transforms return null; the others return the field's new value. */
export const applyTransforms = (fields: Fields, transforms: readonly Transform[], now: Micros) => {
  const results: Value[] = []
  let current = fields
  for (const transform of transforms) {
    const value = transformed(getField(current, transform.path), transform, now)
    current = withField(current, transform.path, value)
    results.push(transform.kind === 'union' || transform.kind === 'remove' ? NULL : value)
  }
  return { fields: current, results }
}
