import { describe, expect, it } from 'vitest'
import { orderLimitReason } from '../checkout/order-limit-reason.ts'
import { LANGUAGE_CODES, formatsOf } from '../shop/languages.ts'
import { groupDigits } from './group-digits.ts'
import { reasonOfIssue, issueOf } from './issues.ts'
import { joinReasons } from './reason.ts'
import { REASONS, reason } from './reasons.ts'

describe('a reason', () => {
  it('bears its id, what its text shows, and the text in English', () => {
    expect(reason('only_left', { left: 3, name: 'Steel thali' })).toEqual({
      reason: 'only_left',
      params: { left: 3, name: 'Steel thali' },
      message: 'Only 3 left of Steel thali',
    })
  })

  it('calls a field by its name', () => {
    expect(reason('field_required', { field: 'firstName' }).message).toBe('First name is required')
    expect(reason('field_required', { field: 'guestId' }).message).toBe('guestId is required')
    expect(reason('undo_changed_again', { fields: ['price', 'sku'] }).message).toBe(
      'Changed again since: price, sku',
    )
  })

  it('shows an amount in rupees', () => {
    expect(orderLimitReason('openValue').message).toBe(
      'Orders on their way to you can come to ₹50,000 at most',
    )
  })

  it('groups the digits of a limit', () => {
    const limit = reason('field_more_than', { field: 'firstName', max: 10_000_000 })
    expect(limit.message).toBe('First name must be at most 1,00,00,000')
  })

  it('shows a state in words', () => {
    expect(reason('confirmation_changed_meanwhile', { state: 'unasked' }).message).toBe(
      'Somebody else was faster. By now, this order is not confirmed.',
    )
  })

  it('shows a value as it is, whatever is in it', () => {
    expect(reason('sold_out', { name: '{name} $& 50%' }).message).toBe('{name} $& 50% is sold out')
  })

  it('is joined with others into one, unless it is alone', () => {
    const thali = reason('only_left', { left: 3, name: 'Thali' })
    const tiffin = reason('sold_out', { name: 'Tiffin' })
    expect(joinReasons([thali])).toEqual(thali)
    expect(joinReasons([thali, tiffin])).toEqual({
      reason: 'several',
      params: { reasons: [thali, tiffin] },
      message: 'Only 3 left of Thali. Tiffin is sold out',
    })
  })

  it('has an id of its own, in snake case', () => {
    for (const id of Object.keys(REASONS)) expect(id).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
  })
})

it.each([
  [['a', 0], 'Invalid input: expected string, received undefined', 'a.0 is required'],
  [['a'], 'Invalid input: expected string, received number', 'a is not valid'],
  [[], 'Invalid input: expected object, received array', 'The body must be a JSON object'],
])('an issue that no reason was given for is told by its field: %j', (path, message, told) => {
  expect(reasonOfIssue({ path, message }).message).toBe(told)
})

it('an issue that a reason was given for tells that reason, whatever is in it', () => {
  const why = reason('language_unknown', { language: '{"reason":"x"}' })
  expect(reasonOfIssue({ path: ['nameIn'], message: issueOf(why) })).toEqual(why)
})

const NUMBERS = [...Array.from({ length: 1200 }, (_, index) => index * 7), 9_99_999, 1_23_45_678]

it.each(LANGUAGE_CODES.map(formatsOf))('groups as Intl does in %s', (locale) => {
  const format = new Intl.NumberFormat(locale)
  expect(NUMBERS.map(groupDigits)).toEqual(NUMBERS.map((number) => format.format(number)))
})
