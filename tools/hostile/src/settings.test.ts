import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('runs for ten minutes unless told a shorter time', () => {
  expect(readSettings([])).toMatchObject({ seconds: 600, products: 1000 })
  expect(readSettings(['--seconds', '60'])).toMatchObject({ seconds: 60 })
})

it.each(['0', '601', '-1', 'long', '1.5'])('does not run for %s seconds', (seconds) =>
  expect(() => readSettings([`--seconds=${seconds}`])).toThrow('from 1 to 600'),
)
