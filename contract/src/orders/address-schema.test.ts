import { expect, it } from 'vitest'
import { reasonOfIssue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { shippingAddressSchema } from './address-schema.ts'

const home = {
  firstName: 'Asha',
  lastName: 'Verma',
  address: '12 Lanka Road',
  city: 'Varanasi',
  postalCode: '221005',
  country: 'India',
  phone: '9876543210',
}

const stored = { ...home, state: 'Uttar Pradesh' }

const faultsOf = (more: object) => {
  const { error } = shippingAddressSchema.safeParse({ ...home, ...more })
  return error?.issues.map((found) => [found.path.join('.'), reasonOfIssue(found)])
}

it.each(['221005', ' 221 005', '२२१००५', '221-005', '२२१ ००५', '221\u200b005'])(
  'keeps the PIN %j as six digits',
  (postalCode) => expect(shippingAddressSchema.parse({ ...home, postalCode })).toEqual(stored),
)

it.each(['India', ' bharat', 'IN', 'ind', 'India.', 'भारत', 'ভারত', 'இந்தியா'])(
  'keeps %j as India, with the rules of its PIN codes',
  (country) => {
    expect(shippingAddressSchema.parse({ ...home, country })).toEqual(stored)
    expect(faultsOf({ country, postalCode: '000000' })).toEqual([
      ['postalCode', reason('pin_invalid')],
    ])
  },
)

it.each(['22100', '2210055', '022100', '22100A', '40000', '400O01', '०००००१'])(
  'refuses the PIN %s',
  (postalCode) => expect(faultsOf({ postalCode })).toEqual([['postalCode', reason('pin_invalid')]]),
)

it.each(['Nepal', 'Sweden', 'Colombia', 'Indiana'])(
  'refuses %s, where nothing is delivered',
  (country) => expect(faultsOf({ country })).toEqual([['country', reason('country_not_served')]]),
)

it('takes the state of the PIN code, unless another one is given', () => {
  for (const state of [undefined, '', null])
    expect(shippingAddressSchema.parse({ ...home, postalCode: '247667', state })).toMatchObject({
      state: 'Uttarakhand',
    })
  expect(shippingAddressSchema.parse({ ...home, state: ' bihar' })).toMatchObject({
    state: 'Bihar',
  })
  expect(shippingAddressSchema.parse({ ...home, postalCode: '900001' })).not.toHaveProperty('state')
  expect(faultsOf({ state: 'Oudh' })?.map(([field]) => field)).toEqual(['state'])
})

it.each(Object.keys(home))('requires %s', (field) => {
  expect(faultsOf({ [field]: ' ' })?.map(([path]) => path)).toContainEqual(field)
})
