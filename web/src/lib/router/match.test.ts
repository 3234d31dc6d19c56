import { expect, it } from 'vitest'
import { decodePath, exactness, matchPath } from './match.ts'

it.each([
  ['/product/:id', '/product/42', { id: '42' }, '/'],
  ['/product/:id', '/Product/42/', { id: '42' }, '/'],
  ['/product/:id/edit', '/product/a%2Fb/edit', { id: 'a/b' }, '/'],
  ['/admin/*', '/admin/users/7', {}, '/users/7'],
  ['/admin/*', '/admin', {}, '/'],
  ['/', '/', {}, '/'],
  ['/*', '/no/such/page', {}, '/no/such/page'],
  ['/a.b', '/a.b', {}, '/'],
])('%s is the pattern of %s', (pattern, path, params, rest) => {
  expect(matchPath(pattern, path)).toEqual({ params, rest })
})

it.each([
  ['/product/:id', '/product'],
  ['/product/:id', '/product/1/2'],
  ['/admin/*', '/administrator'],
  ['/a.b', '/aXb'],
  ['/', '/x'],
])('%s is not the pattern of %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull()
})

it('takes a word for more exact than a parameter, and that for more exact than the rest', () => {
  const [word, parameter, rest] = ['/orders/new', '/orders/:id', '/orders/*'].map(exactness)
  expect(word).toBeGreaterThan(parameter ?? 0)
  expect(parameter).toBeGreaterThan(rest ?? 0)
})

it('decodes a path, but for what would separate its parts, and what it can not', () => {
  expect(decodePath('/product/a%20b%2Fc')).toBe('/product/a b%2Fc')
  expect(decodePath('/product/100%')).toBe('/product/100%')
})
