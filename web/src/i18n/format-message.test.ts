import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { formatMessage, type Message, type Values } from './format-message.ts'

const say = (text: string, values: Values = {}, locale = 'en-IN') =>
  formatMessage(compileMessage(text) as Message, values, locale)

describe('a message', () => {
  it('has its values in the places of their names, and nothing for one that is missing', () => {
    expect(say('From {low} to {high}', { low: '₹99', high: 300 })).toBe('From ₹99 to 300')
    expect(say('Hello {name}!')).toBe('Hello !')
    expect(say('100% {toString}')).toBe('100% ')
  })

  it.each([
    [0, 'Nothing fits'],
    [1, 'Show 1 product'],
    [1234567, 'Show 12,34,567 products'],
  ])('of %i has the form of that number', (count, expected) => {
    const text = '{count, plural, =0 {Nothing fits} one {Show # product} other {Show # products}}'
    expect(say(text, { count })).toBe(expected)
  })

  it('follows the rules of its language', () => {
    const text = '{count, plural, one {एक} other {#}}'
    // In Hindi nothing is one as well.
    expect([0, 1, 2].map((count) => say(text, { count }, 'hi-IN'))).toEqual(['एक', 'एक', '2'])
    expect(say(text, { count: 0 })).toBe('0')
  })

  it('has other values beside the number within a form', () => {
    const text = '{name}: {count, plural, one {# item for {price}} other {# items for {price}}}'
    expect(say(text, { name: 'Cart', count: 2, price: '₹50' })).toBe('Cart: 2 items for ₹50')
  })
})
