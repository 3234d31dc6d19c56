import { TEXTS } from '@bartan/contract/shop/texts'
import { afterEach, describe, expect, it } from 'vitest'
import { copyOf, language, locale, said, speak, word } from './copy-of.ts'
import { pathIn } from './language.ts'
import { text } from './texts.ts'

afterEach(() => speak('en'))

describe('the spoken language', () => {
  it('is English until another one is spoken', () => {
    const copy = copyOf('greeting', { hello: ['Hello ', ['name']] })
    expect(copy('hello', { name: 'Asha' })).toBe('Hello Asha')
    speak('hi', { greeting: { hello: ['नमस्ते ', ['name']] } })
    expect(copy('hello', { name: 'Asha' })).toBe('नमस्ते Asha')
    expect(language()).toBe('hi')
    expect(locale()).toBe('hi-IN')
  })

  it('holds for the texts of the specification and for what the server said', () => {
    expect(text('orderNow')).toBe(TEXTS.orderNow)
    speak('hi', {
      texts: { orderNow: 'ऑर्डर करें' },
      messages: { 'Order not found': 'ऑर्डर नहीं मिला' },
    })
    expect(text('orderNow')).toBe('ऑर्डर करें')
    expect(said('Order not found')).toBe('ऑर्डर नहीं मिला')
    expect(said('Something nobody foresaw')).toBe('Something nobody foresaw')
  })

  it('holds for what the catalog calls things, and leaves unknown words as they are', () => {
    expect(word('Red')).toBe('Red')
    speak('hi', { words: { Red: 'लाल' } })
    expect(word('Red')).toBe('लाल')
    expect(word('Mauve')).toBe('Mauve')
  })
})

describe('the address of a page', () => {
  it('begins with its language, unless that is English', () => {
    expect(pathIn('en', '/product/1')).toBe('/product/1')
    expect(pathIn('hi', '/product/1')).toBe('/hi/product/1')
    expect(pathIn('hi', '/')).toBe('/hi')
  })
})
