import { afterAll, beforeAll, expect, it } from 'vitest'
import { Clock } from '#engine/clock.ts'
import type { Document } from '#engine/document.ts'
import { QueryView } from '#engine/query/query-orders.ts'
import { countByIndex, runQuery } from '#engine/query/query-run.ts'
import type { FieldFilter, Query } from '#engine/query/query.ts'
import type { Reader } from '#engine/store.ts'
import type { Value } from '#engine/value.ts'
import { SqliteStore } from '#sqlite/sqlite-store.ts'

/** A query reads as many documents as it returns, whatever the collection holds. */
const DATABASE = 'projects/p/databases/(default)'
const DOCUMENTS = 3000

const store = new SqliteStore(':memory:')
store.useClock(new Clock())
afterAll(() => store.close())

const text = (value: string): Value => ({ type: 'string', value })
const whole = (value: number): Value => ({ type: 'integer', value: BigInt(value) })

beforeAll(() =>
  store.commit(DATABASE, (_, now) => {
    const changes = Array.from({ length: DOCUMENTS }, (__, n) => {
      const fields = new Map<string, Value>([
        ['n', whole(n)],
        ['kind', whole(n % 30)],
        ['parity', { type: 'boolean', value: n % 2 === 0 }],
        ['words', { type: 'array', values: [text(`w${n % 9}`), text('all'), text('all')] }],
        ['tags', { type: 'array', values: [whole(n % 7), whole(n % 11)] }],
      ])
      const path = `items/${n}`
      return { path, before: undefined, after: { path, fields, createTime: now, updateTime: now } }
    })
    return { changes, result: undefined }
  }),
)

let read = 0

function* counted(documents: Iterable<Document>) {
  for (const document of documents) {
    read++
    yield document
  }
}

const reader: Reader = {
  get: (database, path) => store.get(database, path),
  byName: (database, scope, range) => counted(store.byName(database, scope, range)),
  byIndex: (database, scope, shape, range) => counted(store.byIndex(database, scope, shape, range)),
  holdsAtMost: (database, scope, count) => store.holdsAtMost(database, scope, count),
  countByIndex: (database, scope, shape, range, most) =>
    store.countByIndex(database, scope, shape, range, most),
  collectionIds: (database, parent) => store.collectionIds(database, parent),
  pathsWithMissing: (database, parent, id) => store.pathsWithMissing(database, parent, id),
}

const where = (field: string, op: FieldFilter['op'], value: Value): FieldFilter => ({
  kind: 'field',
  field: [field],
  op,
  value,
})

const query = (filters: readonly FieldFilter[], more: Partial<Query> = {}): Query => ({
  scope: { parent: '', collectionId: 'items', descendants: false },
  where: filters.length > 0 ? { kind: 'and', filters } : undefined,
  orders: [],
  offset: 0,
  ...more,
})

const byNumber = (descending: boolean) => [{ field: ['n'], descending }]

it.each([
  ['one page in order', query([], { orders: byNumber(true), limit: 20 })],
  ['a range', query([where('n', '>=', whole(100)), where('n', '<', whole(150))])],
  ['equality and order', query([where('kind', '==', whole(3))], { orders: byNumber(true) })],
  [
    'equality, range and limit',
    query([where('kind', '==', whole(3)), where('n', '>', whole(900))], { limit: 5 }),
  ],
  [
    'an element of an array',
    query([where('tags', 'array-contains', whole(10))], { orders: byNumber(false), limit: 7 }),
  ],
  ['nothing', query([where('n', '==', whole(-1))])],
  [
    'a page after a cursor',
    query([], {
      orders: byNumber(false),
      limit: 10,
      start: { values: [whole(2000)], before: false },
    }),
  ],
  ['a page by name', query([], { limit: 10 })],
] as const)('%s', (_, one) => {
  read = 0
  const found = runQuery(reader, DATABASE, new QueryView(DATABASE, one))
  expect(read).toBe(found.length)
})

it.each([
  ['all in order', query([], { orders: byNumber(true) }), DOCUMENTS],
  ['as many as a limit allows', query([], { orders: byNumber(true), limit: 1000 }), 1000],
  ['those beyond an offset', query([], { orders: byNumber(true), offset: 2990 }), 10],
  [
    'equality and order',
    query([where('parity', '==', { type: 'boolean', value: true })], { orders: byNumber(true) }),
    DOCUMENTS / 2,
  ],
  [
    'a word that each has twice',
    query([where('words', 'array-contains', text('all'))], { orders: byNumber(true) }),
    DOCUMENTS,
  ],
] as const)('counts %s without reading a document', (_, one, count) => {
  read = 0
  expect(countByIndex(reader, DATABASE, new QueryView(DATABASE, one))).toBe(count)
  expect(read).toBe(0)
})
