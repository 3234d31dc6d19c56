import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { refusedLicenses } from './licenses.js'

const ROOT = join(import.meta.dirname, '../..')

const lockOf = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

it.each(['package-lock.json', 'tools/bootstrap/node/package-lock.json'])(
  'every package of %s may be used',
  (path) => {
    expect(Object.keys(lockOf(path).packages).length).toBeGreaterThan(1)
    expect(refusedLicenses(lockOf(path))).toEqual([])
  },
)

it.each([
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN terms.txt', false],
  [undefined, false],
  ['Apache-2.0', true],
])('a package under %s: allowed is %s', (license, isAllowed) => {
  const refused = refusedLicenses({ packages: { 'node_modules/a': { license } } })
  expect(refused.length === 0).toBe(isAllowed)
})
