import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const MAX_LINES = 600

const linesOf = (file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1

it(`the web's build has at most ${MAX_LINES} lines of our own (docs/decisions/0125)`, () => {
  const files = globSync('web/build/**/*.{ts,js}', { cwd: ROOT })
  const sources = files.filter((file) => !file.includes('.test.'))
  expect(sources.length).toBeGreaterThan(5)
  const lines = sources.map(linesOf).reduce((sum, one) => sum + one, 0)
  expect(lines).toBeLessThanOrEqual(MAX_LINES)
})
