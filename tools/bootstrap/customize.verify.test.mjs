import { describe, expect, it } from 'vitest'
import { customizedShop, TIMEOUT } from './testing/customized-shop.mjs'

/**
 * Where names, amounts, categories and texts of the shop are looked up. What only stores, lists or limits is tested in
 * the shop as it is: a second time it would find nothing and take minutes.
 */
const TOUCHED = [
  'cart',
  'checkout',
  'content',
  'coupons',
  'pages',
  'products/products.routes',
  'products/reading',
  'products/search',
  'settings',
]
  .map((name) => `functions/src/features/${name}`)
  .concat('functions/src/domain/')

/** What other parts of `npm run verify` prove of the shop as it is, and rushes. */
const SLOW = ['*.verify', 'rush', 'guest-cart-limits', 'offer-uses.routes'].map(
  (name) => `--exclude=**/${name}.test.ts`,
)

// That it is right by its types is tested with a new field (new-field.verify.test.mjs).
describe('a shop with another name, colors, shipping, categories and texts', () => {
  const { faultsOf, faultsOfTests } = customizedShop()

  it.each([
    ['contract', []],
    // The demo's data; its pictures go by color and material, which stay.
    ['local', ['tools/demo-shop/src/demo-', 'tools/demo-shop/src/generate-']],
  ])(
    'passes the tests of %s %s',
    async (project, paths) => {
      expect(await faultsOfTests(project, ...paths)).toBe('')
    },
    TIMEOUT,
  )

  it(
    'passes the tests of functions that it touches',
    async () => {
      expect(await faultsOf('tools/bootstrap/run.mjs', 'build')).toBe('')
      expect(await faultsOfTests('functions', ...TOUCHED, ...SLOW)).toBe('')
    },
    TIMEOUT,
  )
})
