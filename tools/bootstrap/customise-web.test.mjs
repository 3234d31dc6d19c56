import { describe, expect, it } from 'vitest'
import { customisedShop, TIMEOUT } from './testing/customised-shop.mjs'

// Apart from customise.test.mjs, so that both halves can run at once.
describe('the web of a shop with another name, colors, shipping, categories and texts', () => {
  const { faultsOfTests, faultsOfTypes } = customisedShop()

  it.each(['web', 'tools/e2e'])(
    'is right by the types of %s',
    async (folder) => {
      expect(await faultsOfTypes(folder)).toBe('')
    },
    TIMEOUT,
  )

  it(
    'passes its tests',
    async () => {
      expect(await faultsOfTests('web')).toBe('')
    },
    TIMEOUT,
  )
})
