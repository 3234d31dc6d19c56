import { describe, expect, it } from 'vitest'
import { customizedShop, TIMEOUT } from './testing/customized-shop.mjs'

/** Where shoppers read names, amounts, categories and texts of the shop, and where the seller changes them. */
const TOUCHED = [
  'build/compile-texts',
  'build/fill-html',
  'src/app/',
  'src/components/commerce',
  'src/features/admin-settings',
  'src/features/cart',
  'src/features/catalog',
  'src/features/checkout',
  'src/features/home',
  'src/features/product/',
  'src/features/search',
  'src/i18n',
  'src/lib',
  'src/theme',
].map((path) => `web/${path}`)

/** A long form, typed in key by key. */
const SLOW = '--exclude=**/kept-settings.test.tsx'

// Apart from customize.verify.test.mjs, so that both halves can run at once.
describe('the web of a shop with another name, colors, shipping, categories and texts', () => {
  const { faultsOfTests } = customizedShop()

  it(
    'passes its tests',
    async () => {
      expect(await faultsOfTests('web', ...TOUCHED, SLOW)).toBe('')
    },
    TIMEOUT,
  )
})
