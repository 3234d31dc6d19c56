import { expect, it } from 'vitest'
import { checkSettings } from './settings-faults.ts'

it('says how an amount is written that could not be read', () => {
  const shipping = { fee: '12,99', freeFrom: 299 }
  expect(checkSettings('en', { version: 1, shipping })).toEqual({
    errors: { 'shipping.fee': 'Fee (₹) must be an amount like 1299 or 1,299.50' },
  })
})
