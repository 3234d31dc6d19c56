import { expect, it } from 'vitest'
import { gstRateOn, missingDeclarations } from './declarations.ts'

it('the rate changes on its day', () => {
  const product = { gstRate: 12, gstRateNext: { rate: 5, from: '2026-12-01' } }
  expect(gstRateOn(product, '2026-11-30')).toBe(12)
  expect(gstRateOn(product, '2026-12-01')).toBe(5)
  expect(gstRateOn({}, '2026-12-01')).toBeUndefined()
})

it('a maximum price below what the dearest variant costs is as good as none', () => {
  const product = { price: 100, priceMax: 150, mrp: 149 }
  expect(missingDeclarations(product)).toContain('mrp')
  expect(missingDeclarations({ ...product, mrp: 150 })).not.toContain('mrp')
})
