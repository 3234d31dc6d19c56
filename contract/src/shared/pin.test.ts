import { expect, it } from 'vitest'
import { isIndia, stateOf } from './pin.ts'

const stateOfPin = (postalCode: string) => stateOf({ country: 'India', postalCode })

it.each([
  ['221001', 'Uttar Pradesh'],
  ['411001', 'Maharashtra'],
  ['403001', 'Goa'],
  ['110001', 'Delhi'],
  ['500001', 'Telangana'],
  ['605001', 'Puducherry'],
  ['605602', 'Tamil Nadu'],
  ['793001', 'Meghalaya'],
  ['781001', 'Assam'],
  ['248001', 'Uttarakhand'],
  ['682555', 'Lakshadweep'],
])('%s is in %s', (pin, state) => expect(stateOfPin(pin)).toBe(state))

it.each(['', '2210', '2210011', '021001', '22100a', '900001'])('%j is in no state', (pin) =>
  expect(stateOfPin(pin)).toBeUndefined(),
)

it('derives nothing abroad', () => {
  expect(stateOf({ country: ' india', postalCode: '221001' })).toBe('Uttar Pradesh')
  expect(stateOf({ country: 'Nepal', postalCode: '221001' })).toBeUndefined()
})

it('knows India in the languages of India', () => {
  const languages = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'or', 'as', 'ur']
  const names = languages.map((code) => new Intl.DisplayNames([code], { type: 'region' }).of('IN'))
  for (const name of [...names, 'Bharat', ' INDIA']) expect(isIndia(name ?? '')).toBe(true)
  for (const name of ['Nepal', 'Indiana', 'नेपाल', '']) expect(isIndia(name)).toBe(false)
})
