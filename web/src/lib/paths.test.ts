import { describe, expect, it } from 'vitest'
import { telLink, whatsAppLink } from './contact-links.ts'
import { paths, toSearch } from './paths.ts'

describe('paths', () => {
  it('keeps the commas of lists readable and leaves out what is empty', () => {
    expect(toSearch({ size: 'Small,Large', brand: undefined, search: '' })).toBe(
      '?size=Small,Large',
    )
    expect(toSearch({})).toBe('')
  })

  it('escapes what a shopper typed', () => {
    expect(paths.collection({ search: 'salt & pepper?' })).toBe(
      '/collections/all?search=salt+%26+pepper%3F',
    )
    expect(paths.product('a/b')).toBe('/product/a%2Fb')
  })

  it('carries the redirect to login and register', () => {
    expect(paths.login('checkout')).toBe('/login?redirect=checkout')
    expect(paths.register()).toBe('/register')
  })

  it('leads from the featured banner to the singular address of the spec', () => {
    expect(paths.featured).toBe('/collection/all')
  })
})

it('opens a chat with an Indian number and the text typed in', () => {
  expect(whatsAppLink('9876543210', 'Tea & cups?')).toBe(
    'https://wa.me/919876543210?text=Tea%20%26%20cups%3F',
  )
})

it('calls an Indian number', () => {
  expect(telLink('9876543210')).toBe('tel:+919876543210')
})
