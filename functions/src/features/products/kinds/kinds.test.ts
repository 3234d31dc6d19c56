import { expect, it } from 'vitest'
import { foundWith, isKindOf, KINDS, namesOfKind } from './kinds.ts'
import { USES } from './uses.ts'

const ids = new Set(KINDS.map(({ id }) => id))
const uses = new Set(USES.map(({ id }) => id))

const found = (id: string) =>
  foundWith(KINDS.find((kind) => kind.id === id)!).map((kind) => kind.id)

it('every kind and use that the lexicon of kinds refers to is in it, once', () => {
  const named = KINDS.flatMap(({ isA = [], near = [] }) => [...isA, ...near])
  expect(named.filter((id) => !ids.has(id))).toEqual([])
  expect(KINDS.flatMap((kind) => kind.uses ?? []).filter((id) => !uses.has(id))).toEqual([])
  expect([ids.size, uses.size]).toEqual([KINDS.length, USES.length])
})

it('a name belongs to one kind', () => {
  const names = KINDS.flatMap(namesOfKind)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('a search for a kind finds kinds of it before what may serve instead', () => {
  expect(found('pan')).toEqual(['saucepan', 'frying_pan', 'kadhai', 'tawa'])
  expect(found('handi')).toEqual(['cooking_pot', 'saucepan', 'cooker'])
  expect([isKindOf('tawa', 'pan'), isKindOf('pan', 'tawa')]).toEqual([true, false])
})
