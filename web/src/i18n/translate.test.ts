import { orderLimitReason } from '@bartan/contract/checkout/order-limit-reason'
import { together } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { TEXTS } from '@bartan/contract/shop/texts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  translator,
  language,
  locale,
  setLanguage,
  translateReason,
  translateValue,
} from './translate.ts'
import { loadLanguage } from './load-texts.ts'
import { pathIn } from '@bartan/contract/shop/languages'
import { text } from './texts.ts'

afterEach(() => setLanguage('en'))

describe('the spoken language', () => {
  it('is English until another one is spoken', () => {
    const copy = translator('greeting', { hello: 'Hello {name}' })
    expect(copy('hello', { name: 'Asha' })).toBe('Hello Asha')
    setLanguage('hi', { greeting: { hello: ['नमस्ते ', ['name']] } })
    expect(copy('hello', { name: 'Asha' })).toBe('नमस्ते Asha')
    expect(language()).toBe('hi')
    expect(locale()).toBe('hi-IN')
  })

  it('holds for the texts of the specification', () => {
    expect(text('orderNow')).toBe(TEXTS.orderNow)
    setLanguage('hi', { texts: { orderNow: 'ऑर्डर करें' } })
    expect(text('orderNow')).toBe('ऑर्डर करें')
  })

  it('holds for what the catalog calls things, and leaves unknown words as they are', () => {
    expect(translateValue('Red')).toBe('Red')
    setLanguage('hi', { words: { Red: 'लाल' } })
    expect(translateValue('Red')).toBe('लाल')
    expect(translateValue('Mauve')).toBe('Mauve')
    setLanguage('hi', { units: { L: 'लीटर' } })
    expect(translateValue('18 L')).toBe('18 लीटर')
    expect(translateValue('12 L · 18 L')).toBe('12 लीटर · 18 लीटर')
    expect(['L', '18 XL'].map(translateValue)).toEqual(['L', '18 XL'])
  })
})

describe('a reason', () => {
  const thali = reason('only_left', { left: 3, name: 'Steel thali' })
  const tiffin = reason('sold_out', { name: 'Tiffin, 2 tiers' })

  it('is in English as the server words it', () => {
    expect(translateReason(thali)).toBe('Only 3 left of Steel thali')
    expect(translateReason(together([thali, tiffin]))).toBe(
      'Only 3 left of Steel thali. Tiffin, 2 tiers is sold out',
    )
  })

  describe('in Hindi', () => {
    beforeEach(() => loadLanguage('hi'))

    it('shows what it is about', () => {
      expect(translateReason(thali)).toBe('Steel thali: सिर्फ़ 3 बचे हैं')
    })

    it('calls a field by its name', () => {
      const missing = reason('field_required', { field: 'firstName' })
      expect(translateReason(missing)).toBe('कृपया नाम भरें')
    })

    it('shows values of the data and amounts as the page does', () => {
      const notRed = reason('color_not_offered', { name: 'Red bucket', color: 'Red' })
      expect(translateReason(notRed)).toBe('Red bucket लाल रंग में नहीं आता')
      expect(translateReason(orderLimitReason('openValue'))).toContain('₹50,000')
    })

    it('joins several with the stop of the language', () => {
      expect(translateReason(together([thali, tiffin]))).toBe(
        'Steel thali: सिर्फ़ 3 बचे हैं। Tiffin, 2 tiers बिक चुका है',
      )
    })

    it('is told in English where it is a newer server’s', () => {
      const unknown = { message: 'The moon is in the way', reason: 'moon', params: {} }
      expect(translateReason(unknown)).toBe('The moon is in the way')
      expect(translateReason({ message: 'Only words' })).toBe('Only words')
      expect(
        translateReason({ message: '', reason: 'several', params: { reasons: [unknown, tiffin] } }),
      ).toBe('The moon is in the way। Tiffin, 2 tiers बिक चुका है')
    })
  })
})

describe('the address of a page', () => {
  it('begins with its language, unless that is English', () => {
    expect(pathIn('en', '/product/1')).toBe('/product/1')
    expect(pathIn('hi', '/product/1')).toBe('/hi/product/1')
    expect(pathIn('hi', '/')).toBe('/hi')
  })
})
