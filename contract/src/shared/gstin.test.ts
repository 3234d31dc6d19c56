import { expect, it } from 'vitest'
import { isGstin, plainGstin } from './gstin.ts'

it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '09AAACH7409R1ZZ'])('%s is one', (gstin) => {
  expect(isGstin(gstin)).toBe(true)
})

it.each([
  ['another check digit', '27AAPFU0939F1ZW'],
  ['two digits swapped', '27AAPFU0993F1ZV'],
  ['no Z', '27AAPFU0939F1AV'],
  ['too short', '27AAPFU0939F1Z'],
  ['nothing', ''],
])('%s is none', (_what, gstin) => {
  expect(isGstin(gstin)).toBe(false)
})

it('is read as people write it', () => {
  expect(plainGstin(' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV')
  expect(plainGstin('२७AAPFU०९३९F१ZV')).toBe('27AAPFU0939F1ZV')
})
