import { expect, it } from 'vitest'
import { nearestFirst } from './nearest-first.mjs'

const PERMISSIONS = 'functions/src/permissions.test.ts'
const OFFERS = 'functions/src/features/offers/offers.routes.test.ts'
const ADMIN_OFFERS = 'web/src/features/admin-offers/offers.test.tsx'
const CART = 'web/src/features/cart/cart.test.tsx'

it('tests of a changed topic come before those that import it by way of the whole shop', () => {
  const files = [PERMISSIONS, CART, ADMIN_OFFERS, OFFERS]
  const nearest = nearestFirst(files, ['contract/src/offers/endpoints.ts']).slice(0, 2)
  expect(new Set(nearest)).toEqual(new Set([OFFERS, ADMIN_OFFERS]))
})

it('tests beside one changed file come first, whatever else has changed', () => {
  const changed = ['functions/src/features/offers/offers.service.ts', 'web/src/features/cart/x.ts']
  expect(nearestFirst([PERMISSIONS, ADMIN_OFFERS, OFFERS, CART], changed).slice(0, 2)).toEqual([
    OFFERS,
    CART,
  ])
})
