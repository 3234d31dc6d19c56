import { expect, it } from 'vitest'
import { paise } from '../shared/money.ts'
import { couponCode, couponKey, discountPaise, isCouponKey } from './rules.ts'

it.each(['7K3QM-X9P10', '7k3qmx9p10', ' 7K3QM – X9P1O ', '7k3qm x9plo', '७K३QM-X९P१०'])(
  'reads %j',
  (typed) => {
    expect(couponKey(typed)).toBe('7K3QMX9P10')
  },
)

it('writes a code in two groups', () => {
  expect(couponCode('7K3QMX9P10')).toBe('7K3QM-X9P10')
})

it.each(['', '7K3QMX9P1', '7K3QMX9P100', '7K3QMX9P1U', '7K3QMX9P1/'])(
  'knows %j for none',
  (key) => {
    expect(isCouponKey(key)).toBe(false)
  },
)

it.each([
  [299_00, 30_00],
  [304_90, 30_00],
  [305_00, 31_00],
  [304_99, 30_00],
  [1_00, 0],
  [0, 0],
])('takes off %i paise %i, in whole rupees', (items, discount) => {
  expect(discountPaise(paise(items), 10)).toBe(discount)
})
