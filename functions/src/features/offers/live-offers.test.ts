import { expect, it } from 'vitest'
import { RecordingLog } from '#testing/fakes.ts'
import { liveOffers } from './live-offers.ts'
import type { LiveOffers, StoredOffer } from './offers.repository.ts'

const sale = (_id: string, from: string, to?: string): StoredOffer => ({
  _id,
  name: _id,
  kind: 'sale',
  percent: 10,
  active: true,
  from: `2026-06-01T${from}:00.000Z`,
  ...(to && { to: `2026-06-01T${to}:00.000Z` }),
  used: 0,
  version: 1,
})

it('the sales that run are those of the moment, whatever the clock does and whoever changes them', async () => {
  let time = '09:59'
  let board: LiveOffers = {
    version: 1,
    offers: [sale('noon', '10:00', '14:00'), sale('all day', '00:00'), sale('late', '13:00')],
  }
  const live = liveOffers({
    load: () => Promise.resolve(board),
    maxStaleMs: Infinity,
    clock: { now: () => new Date(`2026-06-01T${time}:00Z`) },
    log: new RecordingLog(),
  })
  const at = async (now: string) => {
    time = now
    return live.sales()
  }
  const names = async (now: string) => (await at(now)).map(({ name }) => name)
  expect(await names('09:59')).toEqual(['all day'])
  expect(await names('10:00')).toEqual(['noon', 'all day'])
  // The same list while the same ones run: whoever prices by them compares no more than that.
  expect(await at('12:59')).toBe(await at('10:01'))
  expect(await names('13:00')).toEqual(['noon', 'all day', 'late'])
  expect(await names('14:00')).toEqual(['all day', 'late'])
  expect(await names('10:00')).toEqual(['noon', 'all day'])
  expect(await names('00:00')).toEqual(['all day'])
  board = { version: 2, offers: [] }
  await live.changed()
  expect(await names('14:00')).toEqual([])
})
