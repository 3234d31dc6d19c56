import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MovableClock, RecordingLog } from '#testing/fakes.ts'
import type { DayVitals } from './day-vitals.ts'
import { vitalsService } from './vitals.service.ts'

/** When what was measured is written; who reads it is in vitals.routes.test.ts. */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const start = () => {
  const written: [string, DayVitals][] = []
  const state = { isDown: false }
  const clock = new MovableClock()
  const log = new RecordingLog()
  const service = vitalsService({
    vitals: {
      add: (day, added) => {
        if (state.isDown) return Promise.reject(new Error('No database'))
        written.push([day, added])
        return Promise.resolve()
      },
      since: () => Promise.resolve([]),
    },
    clock,
    log,
  })
  const report = () =>
    service.report({ page: 'home', vitals: [{ metric: 'TTFB', value: 0 }] }, '7.7.7.7')
  const counts = () => written.map(([, { home }]) => home?.TTFB?.[0])
  return { report, counts, state, clock, log }
}

it('writes what came last when its minute is over, though nothing more comes', async () => {
  const { report, counts } = start()
  await report()
  await report()
  await report()
  expect(counts()).toEqual([1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts()).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(counts()).toEqual([1, 2])
})

it('keeps what could not be written for the next minute', async () => {
  const { report, counts, state, clock, log } = start()
  state.isDown = true
  await report()
  expect(log.entries).toMatchObject([{ level: 'warn' }])
  state.isDown = false
  clock.pass({ minutes: 1 })
  await report()
  expect(counts()).toEqual([2])
})
