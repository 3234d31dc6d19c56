import { DOCUMENT_NAME, formatFieldPath, isDocumentName, type FieldPath } from '../field-path.ts'
import { afterPrefix, KeyWriter } from '../key-writer.ts'
import type { IndexField, IndexShape, KeyRange } from '../store.ts'
import { compareText } from '../text-order.ts'
import { equalValues } from '../value-order.ts'
import type { Value } from '../value.ts'
import type { Conjunction } from './query-disjunctions.ts'
import type { QueryView } from './query-orders.ts'
import type { Cursor, FieldFilter, Order } from './query.ts'

/**
 * The index range for one conjunction, with few entries that aren't results: an index on the equality fields, then the
 * array field, then the order.
 */
export type Plan =
  | { readonly kind: 'document'; readonly path: string }
  | { readonly kind: 'names'; readonly range: KeyRange }
  | {
      readonly kind: 'index'
      readonly shape: IndexShape
      readonly range: KeyRange
      /** Every entry in the range is a result, so counting entries counts results. */
      readonly isExact: boolean
    }

const pathOf = (value: Value) =>
  value.type === 'reference' ? value.value.split('/documents/').slice(1).join('/documents/') : ''

const writeField = (writer: KeyWriter, value: Value, field: FieldPath) =>
  isDocumentName(field) ? writer.path(pathOf(value)) : writer.value(value)

/** A part of the range: entries after `prefix` with this value in this direction. */
const keyFor = (
  prefix: (writer: KeyWriter) => void,
  parts: readonly { value: Value; field: FieldPath; inverted: boolean }[],
): Buffer => {
  const writer = new KeyWriter()
  prefix(writer)
  for (const { value, field, inverted } of parts)
    if (inverted) writer.inverted((inner) => writeField(inner, value, field))
    else writeField(writer, value, field)
  return writer.finish()
}

/** Keys cut long strings, so a strict bound must let equal ones through to the comparison. */
const isExact = (value: Value) =>
  value.type === 'string'
    ? value.value.length < 500
    : !['bytes', 'array', 'map'].includes(value.type)

const isPlainEquality = ({ op, value }: FieldFilter): boolean =>
  ['==', 'array-contains'].includes(op) &&
  ['boolean', 'string'].includes(value.type) &&
  isExact(value)

class Range {
  lower: Buffer | undefined
  upper: Buffer | undefined

  constructor(prefix: Buffer) {
    if (prefix.length > 0) {
      this.lower = prefix
      this.upper = afterPrefix(prefix)
    }
  }

  atLeast(key: Buffer | undefined) {
    if (key && (!this.lower || Buffer.compare(key, this.lower) > 0)) this.lower = key
  }

  below(key: Buffer | undefined) {
    if (key && (!this.upper || Buffer.compare(key, this.upper) < 0)) this.upper = key
  }
}

class Planner {
  readonly #view: QueryView
  readonly #equal: readonly FieldFilter[]
  readonly #contains: FieldFilter | undefined
  readonly #conjunction: Conjunction
  /** The orders that equality doesn't decide. */
  readonly #orders: readonly Order[]
  readonly #reverse: boolean

  constructor(view: QueryView, conjunction: Conjunction) {
    this.#view = view
    this.#conjunction = conjunction
    const equal = new Map<string, FieldFilter>()
    for (const filter of conjunction)
      if (filter.op === '==') equal.set(formatFieldPath(filter.field), filter)
    this.#equal = [...equal.entries()]
      .sort(([left], [right]) => compareText(left, right))
      .map(([, filter]) => filter)
    this.#contains = conjunction.find(({ op }) => op === 'array-contains')
    this.#orders = view.orders.filter(({ field }) => !equal.has(formatFieldPath(field)))
    this.#reverse = this.#orders[0]?.descending ?? false
  }

  #inverted(order: Order) {
    return order.descending !== this.#reverse
  }

  plan(): Plan {
    const name = this.#equal.find(({ field }) => isDocumentName(field))
    if (name) return { kind: 'document', path: pathOf(name.value) }
    const fields: IndexField[] = this.#equal.map(({ field }) => ({ field, mode: 'ascending' }))
    if (this.#contains) fields.push({ field: this.#contains.field, mode: 'contains' })
    for (const order of this.#orders)
      if (!isDocumentName(order.field))
        fields.push({
          field: order.field,
          mode: this.#inverted(order) ? 'descending' : 'ascending',
        })
    if (fields.length === 0) return { kind: 'names', range: this.#range(() => undefined) }
    const nameOrder = this.#orders.find(({ field }) => isDocumentName(field))
    const nameDescending = nameOrder ? this.#inverted(nameOrder) : false
    return {
      kind: 'index',
      shape: { fields, nameDescending },
      range: this.#range(this.#prefix),
      isExact: this.#isExact(),
    }
  }

  /** True for equality with short texts and booleans; a range may include entries of another type. */
  #isExact() {
    const { start, end } = this.#view.query
    return (
      !start &&
      !end &&
      this.#equal.length + (this.#contains ? 1 : 0) === this.#conjunction.length &&
      this.#conjunction.every(isPlainEquality)
    )
  }

  readonly #prefix = (writer: KeyWriter) => {
    const { scope } = this.#view.query
    if (!scope.descendants) writer.path(scope.parent)
    for (const { value } of this.#equal) writer.value(value)
    if (this.#contains) writer.value(this.#contains.value)
  }

  #range(prefix: (writer: KeyWriter) => void): KeyRange {
    const range = new Range(keyFor(prefix, []))
    const first = this.#orders[0]
    if (first) this.#filterBounds(range, prefix, first)
    const { start, end } = this.#view.query
    if (start) this.#cursorBound(range, prefix, start, true)
    if (end) this.#cursorBound(range, prefix, end, false)
    return { lower: range.lower, upper: range.upper, reverse: this.#reverse }
  }

  #filterBounds(range: Range, prefix: (writer: KeyWriter) => void, order: Order) {
    const name = formatFieldPath(order.field)
    for (const { field, op, value } of this.#conjunction) {
      if (formatFieldPath(field) !== name || !['<', '<=', '>', '>='].includes(op)) continue
      const inverted = this.#inverted(order)
      const key = keyFor(prefix, [{ value, field, inverted }])
      const strict = op.length === 1 && isExact(value)
      const fromBelow = op.startsWith('>') !== inverted
      if (fromBelow) range.atLeast(strict ? afterPrefix(key) : key)
      else range.below(strict ? key : afterPrefix(key))
    }
  }

  /** The cursor's position as a bound; loose if equality contradicts the cursor. */
  #cursorBound(
    range: Range,
    prefix: (writer: KeyWriter) => void,
    cursor: Cursor,
    isStart: boolean,
  ) {
    const parts: { value: Value; field: FieldPath; inverted: boolean }[] = []
    let whole = true
    for (const [i, value] of cursor.values.entries()) {
      const order = this.#view.orders[i] ?? { field: DOCUMENT_NAME, descending: false }
      const fixed = this.#equal.find(
        ({ field }) => formatFieldPath(field) === formatFieldPath(order.field),
      )
      if (fixed && equalValues(fixed.value, value)) continue
      if (fixed || !isExact(value)) {
        whole = false
        break
      }
      parts.push({ value, field: order.field, inverted: this.#inverted(order) })
    }
    if (parts.length === 0) return
    const key = keyFor(prefix, parts)
    const after = afterPrefix(key)
    const lower = isStart !== this.#reverse
    // Includes entries equal to the position if the cursor says so, or if the key is cut.
    const inclusive = isStart ? cursor.before : !cursor.before
    if (lower) range.atLeast(inclusive || !whole ? key : after)
    else range.below(inclusive || !whole ? after : key)
  }
}

export const planOf = (view: QueryView, conjunction: Conjunction): Plan =>
  new Planner(view, conjunction).plan()
