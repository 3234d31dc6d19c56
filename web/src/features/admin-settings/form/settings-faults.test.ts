import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { expect, it, describe } from 'vitest'
import { mergeChanges } from './save-settings.ts'
import { checkSettings } from './settings-faults.ts'

it('says how an amount is written that could not be read', () => {
  const shipping = { fee: '12,99', freeFrom: 299 }
  expect(checkSettings('en', { version: 1, shipping })).toEqual({
    errors: { 'shipping.fee': 'Fee (₹) must be an amount like 1299 or 1,299.50' },
  })
})

it('names the placeholder of a message that nothing is filled in for, and the known ones', () => {
  const { messages } = DEFAULT_SETTINGS
  const placed = { isSent: true, text: 'Dear {name}, {foo}', textIn: { hi: '{नाम}' } }
  expect(checkSettings('en', { version: 1, messages: { ...messages, placed } })).toEqual({
    errors: {
      'messages.placed.text': expect.stringMatching(/\{foo\}.*\{name\}, \{number\}/),
      'messages.placed.textIn.hi': expect.stringContaining('{नाम}'),
    },
  })
})

const merge = (base: unknown, mine: unknown, theirs: unknown, winner: 'mine' | 'theirs' = 'mine') =>
  mergeChanges({ base, mine, theirs }, winner)

describe('fields', () => {
  const base = { shipping: { fee: 49, freeFrom: 499 }, name: 'A' }

  it('keeps what each has changed', () => {
    const mine = { ...base, shipping: { fee: 60, freeFrom: 499 } }
    const theirs = { ...base, shipping: { fee: 49, freeFrom: 999 } }
    expect(merge(base, mine, theirs)).toEqual({
      value: { name: 'A', shipping: { fee: 60, freeFrom: 999 } },
      conflicts: [],
    })
  })

  it('names what both have changed, and takes the winner’s', () => {
    const mine = { ...base, shipping: { fee: 60, freeFrom: 599 } }
    const theirs = { ...base, shipping: { fee: 70, freeFrom: 499 } }
    expect(merge(base, mine, theirs)).toMatchObject({
      value: { shipping: { fee: 60, freeFrom: 599 } },
    })
    expect(merge(base, mine, theirs, 'theirs')).toMatchObject({
      value: { shipping: { fee: 70, freeFrom: 599 } },
    })
    expect(merge(base, mine, theirs).conflicts).toEqual(['shipping.fee'])
  })

  it('has no conflict where both want the same', () => {
    const both = { ...base, name: 'B' }
    expect(merge(base, both, both)).toEqual({ value: both, conflicts: [] })
  })

  it('takes a text away that one of them took away', () => {
    const mine = { hi: 'घर', mr: 'घर' }
    expect(merge({ hi: 'घर' }, mine, {})).toEqual({ value: { mr: 'घर' }, conflicts: [] })
  })

  it('asks about a holiday that both have begun', () => {
    const [mine, theirs] = [{ from: '2027-01-01' }, { from: '2027-02-01' }]
    expect(merge({ closure: null }, { closure: mine }, { closure: theirs })).toEqual({
      value: { closure: mine },
      conflicts: ['closure'],
    })
  })
})

describe('lists', () => {
  const [a, b, c] = [{ text: 'a' }, { text: 'b' }, { text: 'c' }]

  it('keeps changes of other entries, and another order of others', () => {
    const mine = [a, b, { text: 'mine' }]
    expect(merge([a, b, c], mine, [b, a, c])).toEqual({
      value: [b, a, { text: 'mine' }],
      conflicts: [],
    })
  })

  it('asks where both have changed one entry, or one of them the length', () => {
    const mine = [{ text: 'mine' }, b]
    expect(merge({ of: [a, b] }, { of: mine }, { of: [b, a] })).toEqual({
      value: { of: mine },
      conflicts: ['of'],
    })
    expect(merge({ of: [a, b] }, { of: mine }, { of: [a, b, c] }).conflicts).toEqual(['of'])
  })
})
