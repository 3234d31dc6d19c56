import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneRepository } from './testing/clone.mjs'
import { customise } from './testing/customise.mjs'
import { runIn } from './testing/run-in.mjs'

/** A compiler or a test run on one core, with others at work on it. */
const TIMEOUT = 600_000

/** Where names, amounts, categories and texts of the shop are looked up; the rest would take minutes more. */
const TOUCHED = ['cart', 'checkout', 'coupons', 'pages', 'products', 'stats', 'users']
  .map((name) => `functions/src/features/${name}/`)
  .concat('functions/src/domain/', 'functions/src/programs/import-data/', 'functions/src/http/')

/** Tests of rushes, of limits and of killed processes take minutes, and nothing of the configuration is in them. */
const SLOW = 'storm rush replica-consistency erasing closing interrupted-changes login-limit'
  .split(' ')
  .map((name) => `--exclude=**/${name}.test.ts`)

let clone

beforeAll(async () => {
  clone = cloneRepository()
  customise(clone.root)
})

afterAll(() => clone.remove())

/** What a program complains about; nothing if it passes. */
const faultsOf = async (...program) => {
  const { code, output } = await runIn(clone.root, ...program)
  return code === 0 ? '' : output
}

const failing = (project, ...paths) =>
  faultsOf(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--maxWorkers=1',
    '--reporter=dot',
    '--project',
    project,
    ...paths,
  )

describe('a shop with another name, colors, shipping, categories and texts', () => {
  it.each(['.', 'web', 'tools/e2e'])(
    'is right by the types of %s',
    async (folder) => {
      expect(await faultsOf('node_modules/typescript/bin/tsc', '--noEmit', '-p', folder)).toBe('')
    },
    TIMEOUT,
  )

  it.each([
    ['contract', []],
    ['web', []],
    ['local', ['tools/demo-shop/src']],
  ])(
    'passes the tests of %s %s',
    async (project, paths) => {
      expect(await failing(project, ...paths)).toBe('')
    },
    TIMEOUT,
  )

  it(
    'passes the tests of functions that it touches',
    async () => {
      expect(await faultsOf('tools/bootstrap/run.mjs', 'build')).toBe('')
      expect(await failing('functions', ...TOUCHED, ...SLOW)).toBe('')
    },
    TIMEOUT,
  )
})
