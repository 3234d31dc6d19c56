import { describe, expect, it } from 'vitest'
import { customisedShop, TIMEOUT } from './testing/customised-shop.mjs'

/** Where names, amounts, categories and texts of the shop are looked up; the rest would take minutes more. */
const TOUCHED = [
  'cart',
  'checkout',
  'content',
  'coupons',
  'pages',
  'products',
  'settings',
  'stats',
  'users',
]
  .map((name) => `functions/src/features/${name}/`)
  .concat('functions/src/domain/', 'functions/src/programs/import-data/', 'functions/src/http/')

/** Tests of rushes, killed processes, long lists and passwords take minutes, and nothing of the configuration is in them. */
const SLOW = [
  'storm rush replica-consistency erasing closing interrupted-changes catalog-index old-accounts',
  'catalog.repository paging-products.routes paging-users.routes bulk-edit.routes',
  'email-confirmation password-reset rto.routes',
]
  .flatMap((names) => names.split(' '))
  .map((name) => `--exclude=**/${name}.test.ts`)

describe('a shop with another name, colors, shipping, categories and texts', () => {
  const { faultsOf, faultsOfTests, faultsOfTypes } = customisedShop()

  it(
    'is right by its types',
    async () => {
      expect(await faultsOfTypes('.')).toBe('')
    },
    TIMEOUT,
  )

  it.each([
    ['contract', []],
    // The demo's data; the illustrator draws by color and material, which stay.
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
