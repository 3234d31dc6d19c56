import { describe, expect, it } from 'vitest'
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
