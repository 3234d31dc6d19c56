import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('measures a thousand products where nothing else is said', () => {
  expect(readSettings([], 'lib')).toMatchObject({ products: 1000, orders: 0, bundle: 'lib' })
  expect(readSettings(['--only', 'import'], 'lib')).toMatchObject({ products: 2000 })
})

it('refuses a part that there is not', () => {
  expect(() => readSettings(['--only', 'all'], 'lib')).toThrow('--only must be one of')
})
