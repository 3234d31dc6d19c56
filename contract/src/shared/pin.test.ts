import { describe, expect, it } from 'vitest'
import { isGstin, plainGstin } from './gstin.ts'
import { NUMBER_LENGTH, NUMBER_LETTERS, orderNumber, typedOrderNumber } from './order-number.ts'
import { isIndia, isPin, stateOf, stateOfPrefix, statesOfPin, withState } from './pin.ts'

const stateOfPin = (postalCode: string) => stateOf({ country: 'India', postalCode })

const statesOf = (pin: string) => (isPin(pin) ? statesOfPin(pin) : [])

describe('the state of a PIN code', () => {
  it.each([
    ['221001', 'Uttar Pradesh'],
    ['411001', 'Maharashtra'],
    ['403001', 'Goa'],
    ['110001', 'Delhi'],
    ['500001', 'Telangana'],
    ['793001', 'Meghalaya'],
    ['781001', 'Assam'],
    ['248001', 'Uttarakhand'],
    ['682555', 'Lakshadweep'],
    ['194101', 'Ladakh'],
    ['180001', 'Jammu and Kashmir'],
    // Across the border of their neighbors by the first digits: Roorkee, Kashipur and Pauri.
    ['247667', 'Uttarakhand'],
    ['244713', 'Uttarakhand'],
    ['246001', 'Uttarakhand'],
    ['246701', 'Uttar Pradesh'],
    // Gaya, Sasaram and Aurangabad.
    ['823001', 'Bihar'],
    ['821115', 'Bihar'],
    ['824101', 'Bihar'],
    ['834001', 'Jharkhand'],
    // Puducherry, Karaikal, Mahe and Yanam.
    ['605001', 'Puducherry'],
    ['609602', 'Puducherry'],
    ['673310', 'Puducherry'],
    ['533464', 'Puducherry'],
    ['605602', 'Tamil Nadu'],
    // Daman, Diu, Silvassa and Dadra.
    ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['362520', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['396230', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['396193', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['396191', 'Gujarat'],
    // Mohali.
    ['160055', 'Punjab'],
    ['160017', 'Chandigarh'],
  ])('of %s is %s', (pin, state) => expect(stateOfPin(pin)).toBe(state))

  it.each(['', '2210', '2210011', '021001', '22100a', '900001', '293001', '100001', '999999'])(
    'is unknown of %j',
    (pin) => expect(stateOfPin(pin)).toBeUndefined(),
  )

  it('is told with the other one where post offices are in two', () => {
    expect(statesOf('605102')).toEqual(['Tamil Nadu', 'Puducherry'])
    expect(statesOf('221001')).toEqual(['Uttar Pradesh'])
    expect(statesOf('900001')).toEqual([])
  })
})

it('tells the state of first digits where there is only one', () => {
  expect(stateOfPrefix('221')).toBe('Uttar Pradesh')
  expect(stateOfPrefix('247')).toBeUndefined()
  expect(stateOfPrefix('other')).toBeUndefined()
})

describe('the state of an address', () => {
  it('is the one that a person chose, else its PIN code’s, and none abroad', () => {
    const place = { country: ' india', postalCode: '221001' }
    expect(stateOf(place)).toBe('Uttar Pradesh')
    expect(stateOf({ ...place, state: 'Bihar' })).toBe('Bihar')
    expect(stateOf({ ...place, country: 'Nepal' })).toBeUndefined()
  })

  it('is filled in for addresses of earlier versions', () => {
    const place = { country: 'India', postalCode: '247667' }
    expect(withState(place)).toEqual({ ...place, state: 'Uttarakhand' })
    const army = { country: 'India', postalCode: '900001' }
    expect(withState(army)).toEqual(army)
  })
})

it('knows India in the languages of India, and as people write it', () => {
  const languages = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'or', 'as', 'ur']
  const names = languages.map((code) => new Intl.DisplayNames([code], { type: 'region' }).of('IN'))
  const written = ['Bharat', ' INDIA', 'IN', 'ind', 'India.', 'I.N.', 'भारत']
  for (const name of [...names, ...written])
    expect([name, isIndia(name ?? '')]).toEqual([name, true])
  for (const name of ['Nepal', 'Indiana', 'Indonesia', 'नेपाल', '', '.'])
    expect(isIndia(name)).toBe(false)
})

it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '09AAACH7409R1ZZ'])('%s is one', (gstin) => {
  expect(isGstin(gstin)).toBe(true)
})

it.each([
  ['another check digit', '27AAPFU0939F1ZW'],
  ['two digits swapped', '27AAPFU0993F1ZV'],
  ['no Z', '27AAPFU0939F1AV'],
  ['too short', '27AAPFU0939F1Z'],
  ['nothing', ''],
])('%s is none', (_what, gstin) => {
  expect(isGstin(gstin)).toBe(false)
})

it('is read as people write it', () => {
  expect(plainGstin(' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV')
  expect(plainGstin('२७AAPFU०९३९F१ZV')).toBe('27AAPFU0939F1ZV')
})

it('has no letters that look like others, and at most ten characters', () => {
  expect(NUMBER_LETTERS).not.toMatch(/[ILO01]/)
  expect(orderNumber('7'.repeat(NUMBER_LENGTH)).length).toBeLessThanOrEqual(10)
})

it.each(['BR-7K42Q', 'br-7k42q', ' Br 7k42q ', 'BR7K42Q', '#BR-7K42Q', 'br–7k42q', 'BR-७K४२Q'])(
  'is read from %j',
  (typed) => expect(typedOrderNumber(typed)).toBe('BR-7K42Q'),
)

it.each(['', '7K42', 'BR-7K4', 'BR-7K42QQ', 'BR-7K4O1', 'XY-7K42Q', 'a7Bc9dE1fG2hI3jK4lM5'])(
  'is not read from %j',
  (typed) => expect(typedOrderNumber(typed)).toBeUndefined(),
)
