import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { walls } from './walls.js'

const ROOT = join(import.meta.dirname, '../..')

it('stand around folders that exist', () => {
  const paths = walls
    .flatMap(({ from, but = [], never, except = [] }) => [from, ...but, ...never, ...except])
    .filter((pattern) => /^(contract|functions|web|tools)\b/.test(pattern))
    .flatMap((pattern) => {
      const [, before, names, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? []
      return names ? names.split(',').map((name) => before + name + after) : [pattern]
    })
    .map((pattern) => pattern.replace(/\/[^/]*\*.*$/, ''))
  const missing = paths.filter(
    (path) => !['', '.ts', '.js', '.mjs'].some((end) => existsSync(join(ROOT, path + end))),
  )
  expect(missing).toEqual([])
})
