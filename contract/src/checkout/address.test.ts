import { expect, it } from 'vitest'
import { deliverableAddressSchema, shippingAddressSchema } from './address-schema.ts'
import { reason } from '../reasons/reasons.ts'
import { reasonOfIssue } from '../reasons/issues.ts'

const home = {
  firstName: 'Asha',
  lastName: 'Verma',
  address: '12 Lanka Road',
  city: 'Varanasi',
  postalCode: '221005',
  country: 'India',
  phone: '9876543210',
}

it('takes any postal code by the API, as spec §3 knows no rule for it', () => {
  expect(shippingAddressSchema.safeParse({ ...home, postalCode: '12345' }).success).toBe(true)
})

it('takes an Indian address with a PIN', () => {
  expect(deliverableAddressSchema.parse({ ...home, city: '  Varanasi ' })).toEqual(home)
})

it.each(['22100', '2210055', '022100', '22100A'])('refuses the PIN %s in India', (postalCode) => {
  const { error } = deliverableAddressSchema.safeParse({ ...home, postalCode })
  expect(error?.issues.map(({ path }) => path)).toEqual([['postalCode']])
  expect(error?.issues.map(reasonOfIssue)).toEqual([reason('pin_invalid')])
})

it('takes other postal codes elsewhere', () => {
  expect(
    deliverableAddressSchema.safeParse({ ...home, country: 'Nepal', postalCode: '44600' }).success,
  ).toBe(true)
})

it.each(Object.keys(home))('requires %s', (field) => {
  expect(
    deliverableAddressSchema
      .safeParse({ ...home, [field]: ' ' })
      .error?.issues.map(({ path }) => path),
  ).toContainEqual([field])
})
