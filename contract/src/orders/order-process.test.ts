import { expect, it } from 'vitest'
import { CONFIRMATION_STATES } from './desk-rules.ts'
import {
  conditionsOf,
  ORDER_STATUSES,
  ruleOf,
  SOLD_STATUSES,
  stageOf,
  STAGES,
  statusesAfter,
  statusesIn,
  type OrderStatus,
} from './order-process.ts'
import { ORDER_STEPS, stockEffect } from './order-steps.ts'
import { processPage, stateName } from './testing/process-page.ts'

it('leads from the first status to the delivery', () => {
  expect(statusesAfter('Processing')).toEqual(expect.arrayContaining(['Shipped', 'Delivered']))
  expect(statusesAfter('Processing').at(-1)).toBe('Delivered')
  expect(
    ORDER_STATUSES.flatMap((status) => (statusesAfter(status).includes(status) ? [status] : [])),
  ).toEqual([])
})

it('counts all but cancelled orders as sold', () => {
  expect(ORDER_STATUSES.filter((status) => !SOLD_STATUSES.includes(status))).toEqual(['Cancelled'])
})

it.each([
  ['Processing', 'unasked', undefined, 'toConfirm'],
  ['Processing', 'confirmed', undefined, 'toPack'],
  ['Processing', 'confirmed', '2026-11-20T10:00:00.000Z', 'toShip'],
  ['Shipped', 'unasked', undefined, 'onTheWay'],
  ['Delivered', 'confirmed', undefined, 'delivered'],
  ['Cancelled', 'declined', undefined, 'cancelled'],
] as const)(
  'lists a %s order that is %s and packed at %s under %s',
  (status, state, packedAt, stage) => {
    expect(stageOf({ status, confirmation: { state }, packedAt })).toBe(stage)
    const others = ['Processing', 'Shipped', 'Delivered', 'Cancelled'].filter(
      (name) => name !== status,
    )
    expect(statusesIn(stage)).toContain(status)
    expect(statusesIn(stage)).not.toEqual(expect.arrayContaining([expect.toBeOneOf(others)]))
  },
)

it('puts every order, whatever its status, confirmation and packing, into exactly one list of the desk', () => {
  for (const status of ORDER_STATUSES)
    for (const state of CONFIRMATION_STATES)
      for (const packedAt of [undefined, '2026-11-20T10:00:00.000Z']) {
        const fitting = STAGES.filter((stage) => {
          const { statuses, isConfirmed, isPacked } = conditionsOf(stage)
          return (
            statuses.includes(status) &&
            [undefined, state === 'confirmed'].includes(isConfirmed) &&
            [undefined, packedAt !== undefined].includes(isPacked)
          )
        })
        expect([status, state, packedAt, fitting]).toEqual([
          status,
          state,
          packedAt,
          [stageOf({ status, confirmation: { state }, packedAt })],
        ])
      }
})

it('moves units with the status, and never twice', () => {
  expect(stockEffect('taken', 'Cancelled')).toBe('return')
  expect(stockEffect('returned', 'Cancelled')).toBe('stay')
  expect(stockEffect('returned', 'Shipped')).toBe('take')
  expect(stockEffect('taken', 'Delivered')).toBe('stay')
})

it('has a step from each status to each other, all of them for admins (spec §4)', () => {
  const pairs = ORDER_STEPS.map(({ from, to }) => `${from} ${to}`)
  expect(new Set(pairs).size).toBe(ORDER_STATUSES.length * (ORDER_STATUSES.length - 1))
  expect(ORDER_STEPS.every(({ roles }) => roles.includes('admin'))).toBe(true)
})

const stepsOf = (role: 'packer' | 'customer') =>
  ORDER_STEPS.filter(({ roles }) => roles.includes(role)).map(({ from, to }) => [from, to] as const)

const placeOf = (status: OrderStatus) => ORDER_STATUSES.indexOf(status)

it('lets packers go forward alone, and end nothing but by delivering it (contract §15)', () => {
  const steps = stepsOf('packer')
  expect(steps).toContainEqual(['Processing', 'Shipped'])
  expect(steps).toContainEqual(['Processing', 'Delivered'])
  expect(steps).toContainEqual(['Shipped', 'Delivered'])
  expect(steps.filter(([from, to]) => placeOf(to) <= placeOf(from))).toEqual([])
  expect(steps.filter(([from, to]) => from === 'Delivered' || to === 'Cancelled')).toEqual([])
})

it('lets customers cancel alone, while the parcel is not packed off (contract §15)', () => {
  const steps = stepsOf('customer')
  expect(steps).toContainEqual(['Processing', 'Cancelled'])
  expect(steps.filter(([, to]) => to !== 'Cancelled')).toEqual([])
  expect(steps.filter(([from]) => from === 'Shipped' || from === 'Delivered')).toEqual([])
})

it('books money for delivered goods alone', () => {
  expect(ORDER_STATUSES.filter((status) => ruleOf(status).money === 'booked')).toEqual([
    'Delivered',
  ])
})

it('is in the docs as the table has it', async () => {
  await expect(processPage()).toMatchFileSnapshot('../../../docs/order-process.md')
})

it('draws a status of two words', () => {
  expect(stateName('On hold')).toBe('On_hold')
})
