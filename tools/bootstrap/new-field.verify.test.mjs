import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from './root.mjs'
import { addLanguage } from './testing/add-language.mjs'
import { changeFile, cloneRepository } from './testing/clone.mjs'
import { customize } from './testing/customize.mjs'
import { GAUGE } from './testing/gauge.mjs'
import { runIn } from './testing/run-in.mjs'

/** A compiler on one core, with others at work on it. */
const TIMEOUT = 300_000

let clone

beforeAll(() => {
  clone = cloneRepository()
  // Another shop and one more language in the same clone, since the compiler takes most of a minute's CPU.
  customize(clone.root)
  addLanguage(clone.root)
})

afterAll(() => clone.remove())

/** Files in which the compiler finds fault. */
const faultyIn = async (folder) => {
  const args = ['--noEmit', '--checkers', '1', '--pretty', 'false', '-p', folder]
  const { output } = await runIn(clone.root, 'node_modules/typescript/bin/tsc', ...args)
  return [...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file)
}

const faultyInAll = async (...folders) => {
  const files = await Promise.all(folders.map(faultyIn))
  return [...new Set(files.flat())]
}

const makeChange = ({ path, places }) => changeFile(clone.root, path, places)

it('docs/ARCHITECTURE.md lists the changes for a new field of a product, in order', () => {
  const document = readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8')
  const [, section = ''] = /\n## One change from start to end\n([^]*?)\n## /.exec(document) ?? []
  const listed = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path)
  expect(listed).toEqual(GAUGE.map(({ path }) => path))
})

it(
  'the compiler asks for a new field wherever products are typed, stored and shown, and is content with these changes, another shop and one more language',
  async () => {
    const [schema, ...others] = GAUGE
    makeChange(schema)
    const asked = others.filter(({ isAskedFor }) => isAskedFor === 'at once')
    expect(await faultyInAll('.', 'web')).toEqual(
      expect.arrayContaining(asked.map(({ path }) => path)),
    )
    const then = others.filter(({ isAskedFor }) => isAskedFor === 'then')
    for (const change of others) if (!then.includes(change)) makeChange(change)
    // Only the web asks for more; the rest is checked with the last change.
    expect(new Set(await faultyIn('web'))).toEqual(new Set(then.map(({ path }) => path)))
    for (const change of then) makeChange(change)
    expect(await faultyInAll('.', 'web', 'tools/e2e')).toEqual([])
    // No language lacks the label, but for what is begun, and admins and shoppers see the field.
    const args = ['run', '--maxWorkers=1', '--reporter=dot', '--project', 'web']
    const { code, output } = await runIn(
      clone.root,
      'node_modules/vitest/vitest.mjs',
      ...args,
      'src/i18n/languages.test.ts',
      'src/features/admin-products/form/asked-first.test.tsx',
      'src/features/product/shown-fields.test.ts',
    )
    expect(code === 0 ? '' : output).toBe('')
  },
  TIMEOUT,
)
