import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it.each(['main.ts', 'lighthouse.ts'])('%s says what there is to choose', (program) => {
  const file = join(import.meta.dirname, program)
  const output = execFileSync(process.execPath, [file, '--help'], { encoding: 'utf8' })
  expect(output).toMatch(/^npm run (?:bench|lighthouse) -- \[/)
  expect(output).toContain('--only')
})

it('measures a thousand products where nothing else is said', () => {
  expect(readSettings([], 'lib')).toMatchObject({ products: 1000, orders: 0, bundle: 'lib' })
})

it('refuses a part that there is not', () => {
  expect(() => readSettings(['--only', 'all'], 'lib')).toThrow('--only must be one of')
})
