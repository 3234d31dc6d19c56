import { describe, expect, it } from 'vitest'
import { customisedShop, TIMEOUT } from './testing/customised-shop.mjs'

/** Long forms of the admin area, typed in key by key: there is nothing of the configuration in what they test. */
const SLOW = 'legal-section create-variants facts-field'
  .split(' ')
  .map((name) => `--exclude=**/${name}.test.tsx`)

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
      expect(await faultsOfTests('web', ...SLOW)).toBe('')
    },
    TIMEOUT,
  )
})
