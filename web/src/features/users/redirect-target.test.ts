import { expect, it } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const without = { broughtCart: false }

it.each(['checkout', '/checkout', 'shop-checkout?x=1'])('%s leads to checkout', (redirect) => {
  expect(redirectTarget(redirect, { broughtCart: true })).toBe('/checkout')
  expect(redirectTarget(redirect, without)).toBe('/checkout')
})

it('leads home with a cart that was merged, and without a way to go', () => {
  expect(redirectTarget('/my-orders', { broughtCart: true })).toBe('/')
  expect(redirectTarget(null, without)).toBe('/')
  expect(redirectTarget('', without)).toBe('/')
})

it('leads back to where one was when the session ended', () => {
  expect(redirectTarget('/collections/all?color=Red', without)).toBe('/collections/all?color=Red')
})

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '//',
  '//[',
  '/\t/evil.example',
  'javascript:alert(1)',
  'profile',
  '/login?redirect=/login',
  '/register',
])('does not follow %s', (redirect) => {
  expect(redirectTarget(redirect, without)).toBe('/')
})
