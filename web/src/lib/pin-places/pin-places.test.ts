import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPin } from '@bartan/contract/shared/pin'
import { expect, it } from 'vitest'
import { townOfPin } from './pin-places.ts'

const townOf = (typed: string) => (isPin(typed) ? townOfPin(typed) : undefined)

it.each([
  ['110001', 'Delhi'],
  ['221001', 'Varanasi'],
  ['400050', 'Mumbai'],
  ['411045', 'Pune'],
  ['560001', 'Bengaluru'],
  ['560087', 'Bengaluru'],
  ['600001', 'Chennai'],
  // Of another district, and yet nobody there writes its name.
  ['600096', 'Chennai'],
  ['700091', 'Kolkata'],
  ['682001', 'Kochi'],
  ['744101', 'Port Blair'],
  ['855107', 'Kishanganj'],
])('knows that %s is %s', (pin, town) => expect(townOf(pin)).toBe(town))

it.each(['999999', '293001', '900056', '664001'])('knows no town of %s', (pin) =>
  expect(townOf(pin)).toBeUndefined(),
)

it('is a table of at most 40 kB', () => {
  const file = join(import.meta.dirname, 'pin-places.json')
  expect(readFileSync(file).byteLength).toBeLessThanOrEqual(40_000)
})
