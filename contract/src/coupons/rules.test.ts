import { expect, it } from 'vitest'
import { couponCode, couponKey, isCouponKey } from './rules.ts'

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
