import type { StaffOrder } from '@bartan/contract/orders/schema'
import { expect, it } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { byRisk, riskOf, riskyPlace } from './risk.ts'

const NOW = Date.parse('2026-11-22T09:00:00.000Z')
const facts = (orders: number, delivered: number, refused: number) => ({
  phoneFacts: { orders, delivered, refused },
})

const order = (_id: string, more: Partial<StaffOrder> = {}): StaffOrder => ({
  ...anOrder({ _id }),
  ...more,
})

const tried = (at: string) => ({ confirmation: { state: 'unreachable' as const, attempts: 1, at } })

it('is told by what became of the orders of that phone', () => {
  expect(riskOf(facts(3, 1, 2))).toBe('refused')
  expect(riskOf(facts(1, 0, 0))).toBe('new')
  expect(riskOf(facts(4, 3, 0))).toBe('known')
  expect(riskOf({})).toBe('new')
})

it('puts refusals first, known customers last, and of each the oldest first', () => {
  const orders = [
    order('known', facts(4, 4, 0)),
    order('new, young', { ...facts(1, 0, 0), createdAt: '2026-11-22T08:00:00.000Z' }),
    order('new, old', { ...facts(1, 0, 0), createdAt: '2026-11-21T08:00:00.000Z' }),
    order('refused', facts(3, 1, 2)),
  ]
  expect(byRisk(orders, NOW).map(({ _id }) => _id)).toEqual([
    'refused',
    'new, old',
    'new, young',
    'known',
  ])
})

it('puts those behind who were tried just now, until it is time to try again', () => {
  const orders = [
    order('just now', { ...facts(3, 0, 1), ...tried('2026-11-22T08:30:00.000Z') }),
    order('this morning', { ...facts(1, 0, 0), ...tried('2026-11-22T04:00:00.000Z') }),
    order('known', facts(2, 2, 0)),
  ]
  expect(byRisk(orders, NOW).map(({ _id }) => _id)).toEqual(['this morning', 'known', 'just now'])
})

const place = (delivered: number, refused: number) => ({
  pinFacts: { prefix: '841', delivered, refused },
})

it('tells a place where one parcel in five or more was refused, and calls those there first', () => {
  expect(riskyPlace(place(3, 2))).toEqual({ prefix: '841', rate: 40 })
  expect(riskyPlace(place(9, 1))).toBeUndefined()
  expect(riskyPlace({})).toBeUndefined()
  const orders = [
    order('known', facts(2, 2, 0)),
    order('new', facts(1, 0, 0)),
    order('new, risky place', { ...facts(1, 0, 0), ...place(3, 2) }),
    order('refused', facts(2, 0, 1)),
  ]
  expect(byRisk(orders, NOW).map(({ _id }) => _id)).toEqual([
    'refused',
    'new, risky place',
    'new',
    'known',
  ])
})
