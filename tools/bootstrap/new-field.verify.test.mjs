import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from './root.mjs'
import { addLanguage } from './testing/add-language.mjs'
import { changeFile, cloneRepository } from './testing/clone.mjs'
import { customize } from './testing/customize.mjs'
import { NEW_FIELDS } from './testing/new-fields.mjs'
import { runIn } from './testing/run-in.mjs'

/** A compiler on one core, with others at work on it. */
const TIMEOUT = 300_000

/** Of the fields' texts, form, facts, tables and filters. */
const TESTS = [
  [
    'web',
    'src/i18n/languages.test.ts',
    'src/features/admin-products/form/asked-first.test.tsx',
    'src/features/product/shown-fields.test.ts',
  ],
  [
    'functions',
    'src/features/products/editing/bulk-plan/every-field.routes.test.ts',
    'src/features/products/index/catalog-index.test.ts',
    'src/features/products/index/catalog-rows.test.ts',
  ],
]

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

const ALL = Object.values(NEW_FIELDS)

it('docs/ARCHITECTURE.md lists the changes for a new field of a product, in order', () => {
  const document = readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8')
  const [, section = ''] = /\n## One change from start to end\n([^]*?)\n## /.exec(document) ?? []
  const listed = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path)
  expect(listed).toEqual(NEW_FIELDS.text.map(({ path }) => path))
})

it.each(Object.entries(NEW_FIELDS))(
  'a new field that is a %s is nine files at most, with all languages',
  (_, changes) => {
    expect(changes.length).toBeLessThanOrEqual(9)
  },
)

it(
  'a text, a number and a yes or no are said once: the compiler asks for their texts, and is content with these changes, another shop and one more language',
  async () => {
    for (const [definition] of ALL) makeChange(definition)
    const asked = ALL.flat().flatMap(({ askedIn = [] }) => askedIn)
    expect(await faultyInAll('.', 'web')).toEqual(
      expect.arrayContaining(asked.map((folder) => expect.stringContaining(folder))),
    )
    for (const [, ...texts] of ALL) for (const change of texts) makeChange(change)
    expect(await faultyInAll('.', 'web', 'tools/e2e')).toEqual([])
    // No language lacks a label, but for what is begun; admins and shoppers see the fields, and tables hold them.
    for (const [project, ...files] of TESTS) {
      const args = ['run', '--maxWorkers=1', '--reporter=dot', '--project', project, ...files]
      const { code, output } = await runIn(clone.root, 'node_modules/vitest/vitest.mjs', ...args)
      expect(code === 0 ? '' : output).toBe('')
    }
  },
  TIMEOUT,
)
