import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Locks } from './locks.ts'
import { idBytes, Transactions, type Transaction } from './transactions.ts'

let locks: Locks
let transactions: Transactions

beforeEach(() => {
  vi.useFakeTimers()
  locks = new Locks()
  transactions = new Transactions(locks)
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = (retries?: Uint8Array) => transactions.begin({ mode: 'readWrite', retries }, 0)
const isOpen = (transaction: Transaction) => {
  try {
    return transactions.get(idBytes(transaction)) === transaction
  } catch {
    return false
  }
}

it('ends a transaction that nobody has used for a minute', () => {
  const [used, idle] = [begin(), begin()]
  vi.advanceTimersByTime(40_000)
  expect(isOpen(used)).toBe(true)
  vi.advanceTimersByTime(40_000)
  transactions.expire()
  expect([isOpen(used), isOpen(idle)]).toEqual([true, false])
})

it('ends it sooner where that is asked for', () => {
  const [used, idle] = [begin(), begin()]
  vi.advanceTimersByTime(9_000)
  expect(isOpen(used)).toBe(true)
  vi.advanceTimersByTime(9_000)
  transactions.expire(10_000)
  expect([isOpen(used), isOpen(idle)]).toEqual([true, false])
})

it('takes one that waits for a lock, or has just got it, for used', async () => {
  const [holder, waiter] = [begin(), begin()]
  if (holder.mode !== 'readWrite' || waiter.mode !== 'readWrite') throw new Error('They write.')
  await locks.write(holder.owner, ['a'], { changes: () => [], granted: () => undefined })
  const granted = locks.write(waiter.owner, ['a'], { changes: () => [], granted: () => undefined })
  vi.advanceTimersByTime(9_000)
  expect(isOpen(holder)).toBe(true)
  vi.advanceTimersByTime(9_000)
  transactions.expire(10_000)
  transactions.end(holder)
  await granted
  vi.advanceTimersByTime(9_000)
  transactions.expire(10_000)
  expect([isOpen(holder), isOpen(waiter)]).toEqual([false, true])
})

it('ends any transaction after 270 seconds', () => {
  const busy = begin()
  for (let seconds = 0; seconds < 270; seconds += 30) {
    transactions.expire()
    expect(isOpen(busy)).toBe(true)
    vi.advanceTimersByTime(30_000)
  }
  vi.advanceTimersByTime(1)
  transactions.expire()
  expect(isOpen(busy)).toBe(false)
})

it('lets a retry keep the age of the transaction that it repeats', () => {
  const first = begin()
  begin()
  transactions.rollback(idBytes(first))
  const again = begin(idBytes(first))
  expect(again).toMatchObject({ owner: { age: 1 } })
})
