import { describe, expect, it } from 'vitest'
import type { Document } from './document.ts'
import { Failure } from './failure.ts'
import { formatFieldPath, parseFieldPath } from './field-path.ts'
import type { Transform } from './transforms.ts'
import { INT64_MAX, INT64_MIN, type Fields, type Value } from './value.ts'
import { applyWrite, type Write } from './write.ts'

const DATABASE = 'projects/p/databases/(default)'
const NOW = 1_000_000

const whole = (value: bigint | number): Value => ({ type: 'integer', value: BigInt(value) })
const double = (value: number): Value => ({ type: 'double', value })
const text = (value: string): Value => ({ type: 'string', value })
const array = (...values: Value[]): Value => ({ type: 'array', values })
const map = (entries: Record<string, Value>): Value => ({
  type: 'map',
  fields: new Map(Object.entries(entries)),
})
const fields = (entries: Record<string, Value>): Fields => new Map(Object.entries(entries))

const stored = (entries: Record<string, Value>): Document => ({
  path: 'a/b',
  fields: fields(entries),
  createTime: 5,
  updateTime: 5,
})

const set = (entries: Record<string, Value>, more: Partial<Write> = {}): Write => ({
  kind: 'set',
  path: 'a/b',
  fields: fields(entries),
  transforms: [],
  ...more,
})

const codeOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
  return 'OK'
}

const transform = (current: Value | undefined, one: Transform) => {
  const before = current && stored({ n: current })
  const change = set({}, { mask: [], transforms: [one] })
  return applyWrite(DATABASE, change, before, NOW).after?.fields.get('n')
}

it.each([
  ['create what exists', set({}, { precondition: { exists: false } }), true, 'ALREADY_EXISTS'],
  ['update what is missing', set({}, { precondition: { exists: true } }), false, 'NOT_FOUND'],
  ['another version', set({}, { precondition: { updateTime: 4 } }), true, 'FAILED_PRECONDITION'],
  [
    'a version of nothing',
    set({}, { precondition: { updateTime: 4 } }),
    false,
    'FAILED_PRECONDITION',
  ],
  ['the right version', set({}, { precondition: { updateTime: 5 } }), true, 'OK'],
] as const)('preconditions: %s', (_, change, exists, code) => {
  const before = exists ? stored({}) : undefined
  expect(codeOf(() => applyWrite(DATABASE, change, before, NOW))).toBe(code)
})

describe('masks', () => {
  it('touch only what they name, and delete what the update lacks', () => {
    const before = stored({ a: map({ x: whole(1), y: whole(2) }), b: whole(3), c: whole(4) })
    const change = set({ a: map({ x: whole(9) }) }, { mask: [['a', 'x'], ['a', 'y'], ['b']] })
    expect(applyWrite(DATABASE, change, before, NOW).after?.fields).toEqual(
      fields({ a: map({ x: whole(9) }), c: whole(4) }),
    )
  })

  it('that name a field and something in it set the whole field, in any order', () => {
    const before = stored({ a: map({ x: whole(1), y: whole(1) }) })
    for (const mask of [
      [['a'], ['a', 'x']],
      [['a', 'x'], ['a']],
    ]) {
      const change = set({ a: map({ x: whole(2) }) }, { mask })
      const { after } = applyWrite(DATABASE, change, before, NOW)
      expect(after?.fields).toEqual(fields({ a: map({ x: whole(2) }) }))
    }
  })
})

it('keeps its version when nothing changes', () => {
  const before = stored({ a: whole(1) })
  expect(applyWrite(DATABASE, set({ a: whole(1) }), before, NOW).after).toBe(before)
  expect(applyWrite(DATABASE, set({ a: double(1) }), before, NOW).after?.updateTime).toBe(NOW)
})

describe('transforms', () => {
  it.each([
    ['adds integers', whole(2), whole(3), whole(5)],
    ['starts from nothing', undefined, whole(3), whole(3)],
    ['replaces what is no number', text('x'), whole(3), whole(3)],
    ['turns to doubles', whole(2), double(0.5), double(2.5)],
    ['stops at the largest integer', whole(INT64_MAX), whole(1), whole(INT64_MAX)],
    ['stops at the smallest integer', whole(INT64_MIN), whole(-1), whole(INT64_MIN)],
  ] as const)('increment %s', (_, current, operand, result) => {
    expect(transform(current, { path: ['n'], kind: 'increment', operand })).toEqual(result)
  })

  it.each([
    ['maximum', whole(3), double(3), whole(3)],
    ['maximum', whole(3), double(3.5), double(3.5)],
    ['maximum', double(-0), whole(0), double(-0)],
    ['minimum', whole(3), double(2.5), double(2.5)],
    ['minimum', undefined, whole(7), whole(7)],
    ['minimum', whole(1), double(Number.NaN), double(Number.NaN)],
  ] as const)('%s of %o and %o', (kind, current, operand, result) => {
    expect(transform(current, { path: ['n'], kind, operand })).toEqual(result)
  })

  it('array union and remove know equal numbers', () => {
    const list = array(whole(1), text('a'), double(1))
    expect(
      transform(list, { path: ['n'], kind: 'union', values: [double(1), whole(2), whole(2)] }),
    ).toEqual(array(whole(1), text('a'), double(1), whole(2)))
    expect(transform(list, { path: ['n'], kind: 'remove', values: [whole(1)] })).toEqual(
      array(text('a')),
    )
    expect(transform(whole(1), { path: ['n'], kind: 'remove', values: [] })).toEqual(array())
  })
})

const nested = (depth: number): Value => (depth === 0 ? whole(1) : map({ a: nested(depth - 1) }))

const write = (entries: Record<string, Value>) =>
  codeOf(() => applyWrite(DATABASE, set(entries), undefined, NOW))

const filled = (size: number) => ({
  a: text('x'.repeat(1_000_000)),
  b: text('x'.repeat(size - 1_000_000)),
})

describe('limits', () => {
  it('a document of 1 MiB and no more', () => {
    // Name: 16 + "a" + "b" with one more each; field: its name with one more; 32 on top.
    const room = 1_048_576 - 32 - 20 - 2 - 2 - 1 - 1
    expect(write(filled(room))).toBe('OK')
    expect(write(filled(room + 1))).toBe('INVALID_ARGUMENT')
  })

  it('twenty levels', () => {
    expect(write({ a: nested(19) })).toBe('OK')
    expect(write({ a: nested(20) })).toBe('INVALID_ARGUMENT')
  })

  it('no array in an array, no reserved or endless names, no endless index', () => {
    expect(write({ a: array(array()) })).toBe('INVALID_ARGUMENT')
    expect(write({ a: array(map({ b: array() })) })).toBe('OK')
    expect(write({ __a__: whole(1) })).toBe('INVALID_ARGUMENT')
    expect(write({ '': whole(1) })).toBe('INVALID_ARGUMENT')
    expect(write({ ['x'.repeat(1501)]: whole(1) })).toBe('INVALID_ARGUMENT')
    expect(write({ a: array(...Array.from({ length: 40_001 }, (_, i) => whole(i))) })).toBe(
      'INVALID_ARGUMENT',
    )
  })
})

describe('field paths', () => {
  it.each([
    ['a.b', ['a', 'b']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`back\\`tick\\\\`', ['back`tick\\']],
    ['_1', ['_1']],
  ])('%s is read and written alike', (path, names) => {
    expect(parseFieldPath(path)).toEqual(names)
    expect(parseFieldPath(formatFieldPath(names))).toEqual(names)
  })

  it.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a b', '`a', 'a`', '``'])('%s is refused', (path) => {
    expect(codeOf(() => parseFieldPath(path))).toBe('INVALID_ARGUMENT')
  })
})
