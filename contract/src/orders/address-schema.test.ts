import { expect, it } from 'vitest'
import { deliverableAddressSchema, newAddressSchema } from './address-schema.ts'
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

it('takes other postal codes by the API, as spec §3 knows no rule for them', () => {
  expect(newAddressSchema.safeParse({ ...home, postalCode: '12345' }).success).toBe(true)
})

it('refuses what is no PIN by the API, too', () => {
  const { error } = newAddressSchema.safeParse({ ...home, postalCode: '000000' })
  expect(error?.issues.map(({ path }) => path)).toEqual([['postalCode']])
  expect(error?.issues.map(reasonOfIssue)).toEqual([reason('pin_invalid')])
  const abroad = { ...home, country: 'Colombia', postalCode: '050001' }
  expect(newAddressSchema.parse(abroad)).toEqual(abroad)
})

it.each([newAddressSchema, deliverableAddressSchema])('keeps a PIN as six digits', (schema) => {
  expect(schema.parse({ ...home, postalCode: ' 221 005' })).toEqual(home)
  const abroad = { ...home, country: 'Sweden', postalCode: '114 55' }
  expect(schema.parse(abroad)).toEqual(abroad)
})

it.each(['२२१००५', '221-005', '२२१ ००५'])('reads the PIN %s as six digits', (postalCode) => {
  expect(deliverableAddressSchema.parse({ ...home, postalCode })).toEqual(home)
})

it.each(['India', ' bharat', 'भारत', 'ভারত', 'இந்தியா'])('knows %s as India', (country) => {
  for (const postalCode of ['000000', '००००००', '000-000']) {
    const { error } = newAddressSchema.safeParse({ ...home, country, postalCode })
    expect(error?.issues.map(reasonOfIssue)).toEqual([reason('pin_invalid')])
  }
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
