import { describe, expect, it } from 'vitest'
import { files, read } from './repository.js'

/** Sources without tests and what these share. */
const sources = files.filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\.d\.ts$/.test(file),
)

const linesOf = (file) => read(file).split('\n').length - 1

/** A name is a folder, a file, or a file's last part. */
const named = (name) =>
  sources.filter((file) => `/${file}`.endsWith(`/${name}`) || file.startsWith(`${name}/`))

const rows = [...read('docs/own-code.md').matchAll(/^\| (.*?\(`.*?`\)) +\| +([\d,]+) \|/gm)]

describe('the lines that docs/own-code.md tells', () => {
  it('are those of several parts', () => expect(rows.length).toBeGreaterThan(8))

  it.each(rows.map(([, what, lines]) => [what, Number(lines.replace(',', ''))]))(
    'are right to a tenth: %s',
    (what, stated) => {
      const parts = [...what.matchAll(/`([^`]+)`/g)].map(([, name]) => named(name))
      expect(parts.every((part) => part.length > 0)).toBe(true)
      const lines = parts.flat().reduce((sum, file) => sum + linesOf(file), 0)
      expect(Math.abs(lines - stated) / lines, `${lines} lines`).toBeLessThanOrEqual(0.1)
    },
  )
})
