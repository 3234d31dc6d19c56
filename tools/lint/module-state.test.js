import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const config = {
  jsPlugins: ['./module-state.js'],
  rules: { 'module-state/no-variable': 'error' },
}

const STOPPED = {
  'web/src/i18n/spoken.ts': "let spoken = 'en'\nexport const speak = (next) => (spoken = next)\n",
  'web/src/lib/exported.ts': 'export let count = 0\n',
  'web/src/lib/old.ts': 'var count = 0\n',
  'web/src/lib/offline/connection.ts': 'let language\n',
}

const LET_THROUGH = {
  'web/src/lib/offline/other.ts': 'export const count = () => {\n  let sum = 0\n  return sum\n}\n',
  'web/src/lib/browser/history-gate.ts': 'let gate\nexport const set = (next) => (gate = next)\n',
}

let folder
let faults
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'state-'))
  await cp(join(ROOT, 'tools/lint/module-state.js'), join(folder, 'module-state.js'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  for (const [name, code] of Object.entries({ ...STOPPED, ...LET_THROUGH })) {
    await mkdir(join(folder, dirname(name)), { recursive: true })
    await writeFile(join(folder, name), code)
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json', '.'],
    { cwd: folder },
  ).catch((error) => error)
  faults = JSON.parse(stdout).diagnostics.filter(({ code }) => code.startsWith('module-state'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(Object.keys(STOPPED))('%s is stopped', (name) => {
  expect(faults.filter(({ filename }) => filename === name)).toHaveLength(1)
})

it.each(Object.keys(LET_THROUGH))('%s is let through', (name) => {
  expect(faults.filter(({ filename }) => filename === name)).toEqual([])
})
