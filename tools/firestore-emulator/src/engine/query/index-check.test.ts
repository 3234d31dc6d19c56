import { describe, expect, it } from 'vitest'
import { IndexCheck } from './index-check.ts'
import { IndexDefinitions, type IndexFile } from './index-definitions.ts'
import type { FieldFilter, Query } from './query.ts'

type Condition = readonly [field: string, op: FieldFilter['op']]

const query = (
  conditions: readonly Condition[],
  orders: readonly string[] = [],
  descendants = false,
): Query => ({
  scope: { parent: '', collectionId: 'items', descendants },
  where: {
    kind: 'and',
    filters: conditions.map(([field, op]) => {
      const one = { type: 'integer', value: 1n } as const
      const value = op === 'in' ? ({ type: 'array', values: [one, one] } as const) : one
      return { kind: 'field', field: [field], op, value }
    }),
  },
  orders: orders.map((order) => ({
    field: [order.replace('-', '')],
    descending: order.startsWith('-'),
  })),
  offset: 0,
})

const index = (...fields: readonly string[]) => ({
  collectionGroup: 'items',
  queryScope: 'COLLECTION',
  fields: fields.map((field) => {
    if (field.endsWith('[]')) return { fieldPath: field.slice(0, -2), arrayConfig: 'CONTAINS' }
    const order = field.startsWith('-') ? 'DESCENDING' : 'ASCENDING'
    return { fieldPath: field.replace('-', ''), order }
  }),
})

/** 'served', or why it is refused. */
const verdict = (file: IndexFile, one: Query, aggregated: readonly string[] = []) => {
  const needs = { aggregated: aggregated.map((field) => [field]) }
  try {
    new IndexCheck(new IndexDefinitions(file)).check(one, needs)
    return 'served'
  } catch (error) {
    return String(error)
  }
}

const REFUSED = /requires an index/

const exempt = (fieldPath: string, indexes: object[] = []) => ({
  fieldOverrides: [{ collectionGroup: 'items', fieldPath, indexes }],
})

describe('without any declared index', () => {
  it.each([
    ['everything', query([])],
    ['one equality', query([['a', '==']])],
    [
      'several equalities, joined',
      query([
        ['a', '=='],
        ['b', '=='],
        ['c', 'array-contains'],
      ]),
    ],
    [
      'in and equality',
      query([
        ['a', 'in'],
        ['b', '=='],
      ]),
    ],
    ['one range', query([['a', '<']])],
    ['a range and its order', query([['a', '>']], ['-a'])],
    ['one order', query([], ['-a'])],
    ['equality and an order by the same field', query([['a', '==']], ['a'])],
    [
      'one document by name',
      query([
        ['__name__', '=='],
        ['a', '=='],
      ]),
    ],
  ])('serves %s', (_, one) => {
    expect(verdict({}, one)).toBe('served')
  })

  it.each([
    [
      'equality and range',
      query([
        ['a', '=='],
        ['b', '<'],
      ]),
    ],
    ['equality and order', query([['a', '==']], ['b'])],
    ['array-contains and order', query([['a', 'array-contains']], ['b'])],
    ['two orders', query([], ['a', 'b'])],
    [
      'two ranges',
      query([
        ['a', '<'],
        ['b', '>'],
      ]),
    ],
    ['names downwards', query([], ['-__name__'])],
    ['an order against that of the names', query([], ['a', '-__name__'])],
    ['a filter on a collection group', query([['a', '==']], [], true)],
  ])('refuses %s', (_, one) => {
    expect(verdict({}, one)).toMatch(REFUSED)
  })
})

it('names the entry to add, ready to paste', () => {
  expect(
    verdict(
      {},
      query(
        [
          ['b', '=='],
          ['a', '=='],
        ],
        ['-c'],
      ),
    ),
  ).toContain(`"indexes": ${JSON.stringify(index('a', 'b', '-c'))}`)
  expect(verdict({}, query([['a', '==']], [], true))).toContain(
    '"fieldOverrides": {"collectionGroup":"items","fieldPath":"a","indexes":[{"order":"ASCENDING","queryScope":"COLLECTION_GROUP"}]}',
  )
})

describe('a declared index', () => {
  it('serves equalities in any sequence, and its own order only in its own direction', () => {
    const file = { indexes: [index('b', '-a', 'c')] }
    expect(
      verdict(
        file,
        query(
          [
            ['a', '=='],
            ['b', '=='],
          ],
          ['c'],
        ),
      ),
    ).toBe('served')
    expect(
      verdict(
        file,
        query(
          [
            ['a', '=='],
            ['b', '=='],
          ],
          ['-c'],
        ),
      ),
    ).toMatch(REFUSED)
    expect(verdict(file, query([['a', '==']], ['c']))).toMatch(REFUSED)
  })

  it('is joined with others of the same end', () => {
    const file = { indexes: [index('a', '-c'), index('b[]', '-c')] }
    expect(
      verdict(
        file,
        query(
          [
            ['a', '=='],
            ['b', 'array-contains'],
          ],
          ['-c'],
        ),
      ),
    ).toBe('served')
    expect(
      verdict(
        file,
        query(
          [
            ['a', '=='],
            ['d', '=='],
          ],
          ['-c'],
        ),
      ),
    ).toMatch(REFUSED)
  })

  it('may end with the name in the direction of its own', () => {
    const file = { indexes: [index('a', '-__name__')] }
    expect(verdict(file, query([], ['a', '-__name__']))).toBe('served')
    expect(verdict({ indexes: [index('a')] }, query([], ['a', '-__name__']))).toMatch(REFUSED)
  })

  it('has to hold the fields that are aggregated', () => {
    const one = query([['a', '==']])
    expect(verdict({}, one, ['price'])).toMatch(REFUSED)
    expect(verdict({ indexes: [index('a', 'price')] }, one, ['price'])).toBe('served')
    expect(verdict({}, query([]), ['price'])).toBe('served')
  })
})

describe('an exemption', () => {
  it('takes the automatic indexes away, also below the field', () => {
    expect(verdict(exempt('a'), query([['a', '==']]))).toMatch(REFUSED)
    expect(verdict(exempt('a'), query([['b', '==']]))).toBe('served')
    expect(verdict(exempt('*'), query([['b', '==']]))).toMatch(REFUSED)
  })

  it('can allow a collection group', () => {
    const group = exempt('a', [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }])
    expect(verdict(group, query([['a', '==']], [], true))).toBe('served')
  })

  it('leaves them on when it is only about expiry', () => {
    const ttl = { fieldOverrides: [{ collectionGroup: 'items', fieldPath: 'a', ttl: true }] }
    expect(verdict(ttl, query([['a', '==']]))).toBe('served')
  })
})

const vectorIndex = (dimension: number) => ({
  collectionGroup: 'items',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'a', order: 'ASCENDING' },
    { fieldPath: 'v', vectorConfig: { dimension, flat: {} } },
  ],
})

it('is needed for vectors, of their dimension', () => {
  const near = { field: ['v'], vector: [1, 2], measure: 'cosine', limit: 1 } as const
  const run = (file: IndexFile) => () =>
    new IndexCheck(new IndexDefinitions(file)).check(query([['a', '==']]), { nearest: near })
  expect(run({})).toThrow(JSON.stringify(vectorIndex(2)))
  expect(run({ indexes: [vectorIndex(3)] })).toThrow(REFUSED)
  expect(run({ indexes: [vectorIndex(2)] })).not.toThrow()
})

it('tells which entries queries have needed', () => {
  const [needed, spare] = [index('a', 'b'), index('c', 'd')]
  const told: string[] = []
  const definitions = new IndexDefinitions({ indexes: [needed, spare] })
  const one = new IndexCheck(definitions, (entry) => told.push(entry))
  one.check(query([['a', '==']], ['b']))
  one.check(query([['a', '==']], ['b']))
  one.check(query([['a', '==']]))
  expect(told).toEqual([JSON.stringify(needed)])
  expect(one.report()).toEqual({ used: [JSON.stringify(needed)], unused: [JSON.stringify(spare)] })
})
