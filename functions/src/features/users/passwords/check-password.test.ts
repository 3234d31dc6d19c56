import { describe, expect, it } from 'vitest'
import { lockedFor, recent } from './check-password.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12, 0) + minutes * 60_000)
const failuresAt = (...minutes: number[]) => minutes.map(at)

describe('the limit of failed tries per phone', () => {
  it('locks after the fifth failure, until the oldest of them is 15 minutes old', () => {
    expect(lockedFor(failuresAt(0, 1, 2, 3), at(4))).toBeUndefined()
    expect(lockedFor(failuresAt(0, 1, 2, 3, 4), at(4))).toBe(11 * 60)
    expect(lockedFor(failuresAt(0, 1, 2, 3, 4), at(15))).toBeUndefined()
  })

  it('remembers failures of the last 15 minutes', () => {
    expect(recent(failuresAt(0, 10), at(16))).toEqual(failuresAt(10))
  })
})
