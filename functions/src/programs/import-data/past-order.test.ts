import { expect, it } from 'vitest'
import { pastChanges } from './past-order.ts'

const placed = new Date('2026-11-01T10:00:00Z')
const later = new Date('2026-11-20T10:00:00Z')
const statuses = (changes: { status: string }[]) => changes.map(({ status }) => status)

it('begins with the customer, and goes on with the admin', () => {
  const changes = pastChanges('Delivered', placed, later)
  expect(statuses(changes)).toEqual(['Processing', 'Shipped', 'Delivered'])
  expect(changes.map(({ by }) => by)).toEqual(['customer', 'admin', 'admin'])
  expect(changes.at(-1)?.at).toEqual(new Date('2026-11-02T10:00:00Z'))
})

it('ends where the order is', () => {
  expect(statuses(pastChanges('Processing', placed, later))).toEqual(['Processing'])
  expect(statuses(pastChanges('Shipped', placed, later))).toEqual(['Processing', 'Shipped'])
  expect(statuses(pastChanges('Cancelled', placed, later))).toEqual(['Processing', 'Cancelled'])
})

it('has nothing in the future', () => {
  const now = new Date('2026-11-01T11:00:00Z')
  expect(pastChanges('Delivered', placed, now).at(-1)?.at).toEqual(now)
})
