import { expect, it } from 'vitest'
import { files, read } from './repository.js'

const MAX_LINES = 600

const linesOf = (file) => read(file).split('\n').length - 1

it('the web’s build has few lines of our own (docs/ARCHITECTURE.md)', () => {
  const sources = files.filter(
    (file) => /^web\/build\/.*\.[jt]s$/.test(file) && !file.includes('.test.'),
  )
  expect(sources.length).toBeGreaterThan(5)
  const lines = sources.map(linesOf).reduce((sum, one) => sum + one, 0)
  expect(
    lines,
    `web/build has ${lines} lines: take out a step, or use a published plugin for it`,
  ).toBeLessThanOrEqual(MAX_LINES)
})
