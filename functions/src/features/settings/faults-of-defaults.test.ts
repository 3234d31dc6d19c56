import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { expect, it } from 'vitest'
import { faultsOfDefaults } from './faults-of-defaults.ts'

it('finds nothing wrong with what this shop begins with', () => {
  expect(faultsOfDefaults(DEFAULT_SETTINGS)).toEqual([])
})

it('names what nobody could read or ring', () => {
  const faults = faultsOfDefaults({
    ...DEFAULT_SETTINGS,
    phone: '123',
    look: { accent: '#2b0a3d', logo: '' },
  })
  expect(faults).toHaveLength(2)
  expect(faults).toContainEqual(expect.stringMatching(/^phone: /))
  expect(faults).toContainEqual(expect.stringMatching(/^look\.accent: .*4\.5/))
})
