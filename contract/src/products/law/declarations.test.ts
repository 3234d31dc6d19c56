import { expect, it } from 'vitest'
import { rupees } from '../../shared/money.ts'
import { gstRateOn, missingDeclarations } from './declarations.ts'

it('the rate changes on its day', () => {
  const product = { gstRate: 12, gstRateNext: { rate: 5, from: '2026-12-01' } }
  expect(gstRateOn(product, '2026-11-30')).toBe(12)
  expect(gstRateOn(product, '2026-12-01')).toBe(5)
  expect(gstRateOn({}, '2026-12-01')).toBeUndefined()
})

it('what every variant says itself, the product need not say', () => {
  const said = { mrp: rupees(200), netQuantity: { value: 1, unit: 'kg' } }
  const [one, other] = [
    { price: rupees(100), ...said },
    { price: rupees(150), ...said },
  ]
  const product = { price: rupees(100), priceMax: rupees(150) }
  const missing = (...variants: (typeof one)[]) => missingDeclarations({ ...product, variants })
  expect(missing(one, other)).not.toContain('mrp')
  expect(missing(one, other)).not.toContain('netQuantity')
  expect(missing(one, { ...other, mrp: rupees(149) })).toContain('mrp')
})

it('a maximum price below what the dearest variant costs is as good as none', () => {
  const product = { price: rupees(100), priceMax: rupees(150), mrp: rupees(149) }
  expect(missingDeclarations(product)).toContain('mrp')
  expect(missingDeclarations({ ...product, mrp: rupees(150) })).not.toContain('mrp')
})
