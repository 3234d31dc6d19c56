import { orderLimitReason } from '@bartan/contract/checkout/order-limit-reason'
import { joinReasons } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { pathIn, withoutLanguage } from '@bartan/contract/shop/languages'
import { TEXTS } from '@bartan/contract/shop/texts'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatMessage, type Message, type Values } from './format-message.ts'
import { loadTexts } from './load-texts.ts'
import { specTextIn } from './texts.ts'
import { addTexts, translator, translateReason, translateValue } from './translate.ts'

beforeAll(() => loadTexts('hi'))

describe('a text', () => {
  it('is in the language that is asked for', () => {
    const { textIn } = translator('greeting', { hello: 'Hello {name}' })
    addTexts('hi', { greeting: { hello: ['नमस्ते ', ['name']] } })
    expect(textIn('en', 'hello', { name: 'Asha' })).toBe('Hello Asha')
    expect(textIn('hi', 'hello', { name: 'Asha' })).toBe('नमस्ते Asha')
  })

  it('of the specification, too', () => {
    expect(specTextIn('en', 'orderNow')).toBe(TEXTS.orderNow)
    expect(specTextIn('hi', 'orderNow')).not.toBe(TEXTS.orderNow)
  })

  it('stands for what the catalog calls things; unknown words are left as they are', () => {
    expect(translateValue('en', 'Red')).toBe('Red')
    expect(translateValue('hi', 'Red')).toBe('लाल')
    expect(translateValue('hi', 'Mauve-ish')).toBe('Mauve-ish')
    expect(translateValue('hi', '18 L')).toBe('18 लीटर')
    expect(translateValue('hi', '12 L · 18 L')).toBe('12 लीटर · 18 लीटर')
    expect(translateValue('hi', '12 L × 7 L')).toBe('12 लीटर × 7 लीटर')
    expect(translateValue('hi', '12 XL × 7 L')).toBe('12 XL × 7 L')
    expect(translateValue('hi', '16 (1.6 mm)')).toBe('16 (1.6 मिमी)')
    expect(translateValue('hi', 'AISI 304 (18/8), red')).toBe('AISI 304 (18/8), लाल')
    expect(translateValue('hi', '300 ml (each)')).toBe('300 मिली (हर एक)')
    expect(translateValue('hi', 'Red, mauve-ish')).toBe('Red, mauve-ish')
    expect(['L', '18 XL'].map((value) => translateValue('hi', value))).toEqual(['L', '18 XL'])
  })
})

describe('a reason', () => {
  const thali = reason('only_left', { left: 3, name: 'Steel thali' })
  const tiffin = reason('sold_out', { name: 'Tiffin, 2 tiers' })

  it('is in English as the server words it', () => {
    expect(translateReason('en', thali)).toBe('Only 3 left of Steel thali')
    expect(translateReason('en', joinReasons([thali, tiffin]))).toBe(
      'Only 3 left of Steel thali. Tiffin, 2 tiers is sold out',
    )
  })

  describe('in Hindi', () => {
    it('shows what it is about', () => {
      expect(translateReason('hi', thali)).toBe('Steel thali: सिर्फ़ 3 बचे हैं')
    })

    it('groups the digits of a limit', () => {
      const limit = reason('field_more_than', { field: 'firstName', max: 10_000_000 })
      expect(translateReason('hi', limit)).toBe('नाम ज़्यादा से ज़्यादा 1,00,00,000 हो')
    })

    it('calls a field by its name', () => {
      const missing = reason('field_required', { field: 'firstName' })
      expect(translateReason('hi', missing)).toBe('कृपया नाम भरें')
    })

    it('shows values of the data and amounts as the page does', () => {
      const notRed = reason('color_not_offered', { name: 'Red bucket', color: 'Red' })
      expect(translateReason('hi', notRed)).toBe('Red bucket लाल रंग में नहीं आता')
      expect(translateReason('hi', orderLimitReason('openValue'))).toContain('₹50,000')
    })

    it('joins several with the stop of the language', () => {
      expect(translateReason('hi', joinReasons([thali, tiffin]))).toBe(
        'Steel thali: सिर्फ़ 3 बचे हैं। Tiffin, 2 tiers स्टॉक में नहीं है',
      )
    })

    it('is told in English where it is a newer server’s', () => {
      const unknown = { message: 'The moon is in the way', reason: 'moon', params: {} }
      expect(translateReason('hi', unknown)).toBe('The moon is in the way')
      expect(translateReason('hi', { message: 'Only words' })).toBe('Only words')
      expect(
        translateReason('hi', {
          message: '',
          reason: 'several',
          params: { reasons: [unknown, tiffin] },
        }),
      ).toBe('The moon is in the way। Tiffin, 2 tiers स्टॉक में नहीं है')
    })
  })
})

it('the address of a page begins with its language, unless that is English', () => {
  expect(pathIn('en', '/product/1')).toBe('/product/1')
  expect(pathIn('hi', '/product/1')).toBe('/hi/product/1')
  expect(pathIn('hi', '/')).toBe('/hi')
})

it.each(['//evil.example/x', '/ta//evil.example/x', '/ta///evil.example/x'])(
  'the address of a page without its language is none of another site, not even that of %s',
  (pathname) => {
    expect(withoutLanguage(pathname)).toBe('/evil.example/x')
  },
)

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
