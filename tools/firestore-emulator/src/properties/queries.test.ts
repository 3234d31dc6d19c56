import * as fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { Clock } from '#engine/clock.ts'
import type { Document } from '#engine/document.ts'
import { Failure } from '#engine/failure.ts'
import type { FieldPath } from '#engine/field-path.ts'
import { documentName } from '#engine/path.ts'
import { QueryView } from '#engine/query/query-orders.ts'
import { checkQuery } from '#engine/query/query-rules.ts'
import { countByIndex, runQuery, runQueryAt } from '#engine/query/query-run.ts'
import type { Cursor, FieldFilter, Filter, Order, Query } from '#engine/query/query.ts'
import { compareValues } from '#engine/value-order.ts'
import type { Value } from '#engine/value.ts'
import { SqliteStore } from '#sqlite/sqlite-store.ts'

/** Queries over indexes, as they were and as they are, against a model that reads everything. */

const DATABASE = 'projects/p/databases/(default)'
const store = new SqliteStore(':memory:')
const clock = new Clock()
store.useClock(clock)
afterAll(() => store.close())

const values: readonly Value[] = [
  { type: 'null' },
  { type: 'boolean', value: true },
  { type: 'double', value: Number.NaN },
  { type: 'integer', value: 1n },
  { type: 'double', value: 1.5 },
  { type: 'integer', value: 2n },
  { type: 'string', value: 'a' },
  { type: 'string', value: 'b' },
  {
    type: 'array',
    values: [
      { type: 'integer', value: 1n },
      { type: 'string', value: 'a' },
    ],
  },
  {
    type: 'array',
    values: [
      { type: 'double', value: 1 },
      { type: 'integer', value: 2n },
    ],
  },
  { type: 'map', fields: new Map([['x', { type: 'integer', value: 1n }]]) },
]
const value = fc.constantFrom(...values)
const field: fc.Arbitrary<FieldPath> = fc.constantFrom(['a'], ['b'], ['c'], ['b', 'x'])
const names = ['items/1', 'items/2', 'items/3', 'items/4', 'items/5', 'items/3/items/1', 'other/1']

const document = fc.record({
  path: fc.constantFrom(...names),
  fields: fc
    .dictionary(fc.constantFrom('a', 'b', 'c'), value)
    .map((entries) => new Map(Object.entries(entries))),
  gone: fc.boolean(),
})

const filter: fc.Arbitrary<FieldFilter> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: fc.constantFrom('==' as const, '==', '<', '<=', '>', '>=', '!=', 'array-contains'),
    value,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: fc.constantFrom('in' as const, 'not-in', 'array-contains-any'),
    value: fc
      .array(value, { minLength: 1, maxLength: 3 })
      .map((list): Value => ({ type: 'array', values: list })),
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constant(['__name__']),
    op: fc.constantFrom('==' as const, '<', '>='),
    value: fc
      .constantFrom(...names)
      .map((path): Value => ({ type: 'reference', value: documentName(DATABASE, path) })),
  }),
)

const where: fc.Arbitrary<Filter | undefined> = fc.oneof(
  fc.constant(undefined),
  filter,
  fc.record({
    kind: fc.constant('and' as const),
    filters: fc.array(filter, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('or' as const),
    filters: fc.array(filter, { minLength: 1, maxLength: 3 }),
  }),
)

const order: fc.Arbitrary<Order> = fc.record({ field, descending: fc.boolean() })
const cursor: fc.Arbitrary<Cursor> = fc.record({
  values: fc.array(value, { minLength: 1, maxLength: 2 }),
  before: fc.boolean(),
})
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 })

const query: fc.Arbitrary<Query> = fc.record({
  scope: fc.constantFrom(
    { parent: '', collectionId: 'items', descendants: false },
    { parent: '', collectionId: 'items', descendants: true },
    { parent: 'items/3', collectionId: 'items', descendants: false },
  ),
  where,
  orders: fc.uniqueArray(order, { maxLength: 2, selector: ({ field: of }) => of.join('.') }),
  start: maybe(cursor),
  end: maybe(cursor),
  offset: fc.constantFrom(0, 0, 1),
  limit: maybe(fc.integer({ min: 0, max: 4 })),
})

const allowed = (one: Query) => {
  try {
    checkQuery(one)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** Nothing but the definition: all documents, filtered, sorted, cut. */
const naive = (documents: readonly Document[], one: Query): string[] => {
  const view = new QueryView(DATABASE, one)
  const found = documents.filter((each) => view.matches(each))
  found.sort((left, right) => view.compare(left, right))
  return view.page(found).map(({ path }) => path)
}

const write = (path: string, fields: ReadonlyMap<string, Value> | undefined) =>
  store.commit(DATABASE, (reader, now) => {
    const before = reader.get(DATABASE, path)
    const after = fields && { path, fields, createTime: before?.createTime ?? now, updateTime: now }
    return { changes: before || after ? [{ path, before, after }] : [], result: now }
  })

const all = () => names.flatMap((path) => store.get(DATABASE, path) ?? [])

it('answers and counts as the model does, now and at an earlier time', async () => {
  let counted = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { maxLength: 8 }),
      fc.array(document, { maxLength: 3 }),
      fc.array(query, { minLength: 4, maxLength: 8 }),
      async (first, later, queries) => {
        for (const path of names) await write(path, undefined)
        for (const { path, fields } of first) await write(path, fields)
        const earlier = clock.read()
        const then = all()
        for (const { path, fields, gone } of later) await write(path, gone ? undefined : fields)
        for (const one of queries.filter(allowed)) {
          const view = new QueryView(DATABASE, one)
          const now = view.page(runQuery(store, DATABASE, view, 0))
          expect(now.map(({ path }) => path)).toEqual(naive(all(), one))
          const count = countByIndex(store, DATABASE, view, 0)
          expect(count ?? now.length).toBe(now.length)
          if (count !== undefined) counted++
          const past = view.page(runQueryAt(store, DATABASE, view, earlier, 0))
          expect(past.map(({ path }) => path)).toEqual(naive(then, one))
        }
      },
    ),
    { numRuns: 300 },
  )
  expect(counted).toBeGreaterThan(0)
})

const holding = (of: Value): Document => ({
  path: 'items/1',
  fields: new Map([['a', of]]),
  createTime: 0,
  updateTime: 0,
})

const matches = (of: Value, op: FieldFilter['op'], against: Value) =>
  new QueryView(DATABASE, {
    scope: { parent: '', collectionId: 'items', descendants: false },
    where: { kind: 'field', field: ['a'], op, value: against },
    orders: [],
    offset: 0,
  }).matches(holding(of))

const isRealNumber = (of: Value) =>
  (of.type === 'integer' || of.type === 'double') && !Number.isNaN(Number(of.value))

it('judges filters as their definition says', () => {
  for (const left of values)
    for (const right of values) {
      const compared = compareValues(left, right)
      const numbers = [left, right].filter(isRealNumber).length
      const comparable = numbers === 0 ? left.type === right.type : numbers === 2
      expect(matches(left, '==', right)).toBe(compared === 0)
      expect(matches(left, '!=', right)).toBe(compared !== 0 && left.type !== 'null')
      expect(matches(left, '<', right)).toBe(comparable && compared < 0)
      expect(matches(left, '>=', right)).toBe(comparable && compared >= 0)
    }
})
