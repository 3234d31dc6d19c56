import { expect, it } from 'vitest'
import type { Value } from '../value.ts'
import { checkQuery } from './query-rules.ts'
import type { FieldFilter, Filter, Query } from './query.ts'

const one: Value = { type: 'integer', value: 1n }
const list = (length: number): Value => ({
  type: 'array',
  values: Array.from({ length }, (_, i) => ({ type: 'integer', value: BigInt(i) })),
})
const name = (path: string): Value => ({
  type: 'reference',
  value: `projects/p/databases/(default)/documents/${path}`,
})

const where = (field: string, op: FieldFilter['op'], value: Value = one): FieldFilter => ({
  kind: 'field',
  field: [field],
  op,
  value,
})

const and = (...filters: Filter[]): Filter => ({ kind: 'and', filters })
const or = (...filters: Filter[]): Filter => ({ kind: 'or', filters })

const check = (filter: Filter | undefined, more: Partial<Query> = {}) => {
  const scope = { parent: '', collectionId: 'items', descendants: false }
  return () => checkQuery({ scope, where: filter, orders: [], offset: 0, ...more })
}

const equalities = (count: number) =>
  or(...Array.from({ length: count }, (_, i) => where(`f${i}`, '==')))

it.each([
  ['with more than thirty alternatives', check(equalities(31)), /at most 30/],
  [
    'with alternatives that multiply',
    check(and(where('a', 'in', list(6)), where('b', 'in', list(6)))),
    /at most 30/,
  ],
  ['with an empty list', check(where('a', 'in', list(0))), /non-empty ArrayValue/],
  ['with a list that is none', check(where('a', 'in')), /requires an ArrayValue/],
  ['with too many values in not-in', check(where('a', 'not-in', list(11))), /up to 10/],
  [
    'with two negations',
    check(and(where('a', '!='), where('b', 'not-in', list(1)))),
    /Only a single/,
  ],
  [
    'with not-in and or',
    check(and(where('a', 'not-in', list(1)), or(where('b', '=='), where('c', '==')))),
    /cannot be used with 'OR'/,
  ],
  [
    'with two array-contains',
    check(and(where('a', 'array-contains'), where('b', 'array-contains-any', list(2)))),
    /maximum of 1 'ARRAY_CONTAINS'/,
  ],
  ['with a name that is none', check(where('__name__', '==')), /must be a Key/],
  [
    'with a name from elsewhere',
    check(where('__name__', '==', name('others/1/items/1')), {
      scope: { parent: 'others/2', collectionId: 'items', descendants: false },
    }),
    /below the query's parent/,
  ],
  ['with a negative offset', check(undefined, { offset: -1 }), /offset is negative/],
  ['with a negative limit', check(undefined, { limit: -1 }), /limit is negative/],
  [
    'with a cursor longer than its order',
    check(undefined, { start: { values: [one, one], before: true } }),
    /too many values/,
  ],
  [
    'with the same order twice',
    check(undefined, {
      orders: [
        { field: ['a'], descending: false },
        { field: ['a'], descending: true },
      ],
    }),
    /twice/,
  ],
  [
    'with an order after the name',
    check(undefined, {
      orders: [
        { field: ['__name__'], descending: false },
        { field: ['a'], descending: false },
      ],
    }),
    /more fields after the key/,
  ],
  [
    'with a name and an inequality of another field',
    check(and(where('__name__', '==', name('items/1')), where('a', '>'))),
    /Equality on key is not allowed/,
  ],
  [
    'with more than ten inequality fields',
    check(and(...Array.from({ length: 11 }, (_, i) => where(`f${i}`, '>')))),
    /at most 10 fields/,
  ],
] as const)('a query is refused: %s', (_, run, message) => {
  expect(run).toThrow(message)
})

it.each([
  ['with thirty alternatives', check(equalities(30))],
  [
    'with array-contains in each of two alternatives',
    check(or(where('a', 'array-contains'), where('b', 'array-contains'))),
  ],
  ['with a negation and a range', check(and(where('a', '!='), where('b', '>')))],
  [
    'with a cursor by name beside its order',
    check(undefined, {
      orders: [{ field: ['a'], descending: false }],
      start: { values: [one, name('items/1')], before: true },
    }),
  ],
] as const)('a query is allowed: %s', (_, run) => {
  expect(run).not.toThrow()
})
