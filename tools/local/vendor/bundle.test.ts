import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleEmulators } from './bundle.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

it('is what the pinned packages say: `npm run vendor` makes it again', async () => {
  const { code, licenses } = await bundleEmulators()
  // Compared by hand: a difference of three megabytes is not to be printed.
  expect(code === read('firebase-emulators.cjs')).toBe(true)
  expect(licenses === read('LICENSES.txt')).toBe(true)
})
