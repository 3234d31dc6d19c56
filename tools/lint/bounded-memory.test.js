import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const config = {
  jsPlugins: ['./bounded-memory.js'],
  rules: { 'bounded-memory/unbounded': 'error' },
}

const UNBOUNDED = {
  'module.ts': 'const known = new Map<string, string>()\n',
  'exported.ts': 'export const known = new Set<string>()\n',
  'field.ts': 'export class Names {\n  readonly #known = new Map<string, string>()\n}\n',
  'service.ts':
    'export const service = () => {\n  const known = new Map()\n  return { add: (id: string) => known.set(id, 1) }\n}\n',
  'closure.ts':
    'export const once = () => {\n  const known = new Set()\n  return (id: string) => known.has(id) || known.add(id)\n}\n',
}

const BOUNDED = {
  'said.ts':
    '/** Bounded by the languages of the shop. */\nconst known = new Map<string, string>()\n',
  'table.ts': "const known = new Set(['a', 'b'])\n",
  'call.ts':
    'export const count = (ids: string[]) => {\n  const known = new Map<string, number>()\n  for (const id of ids) known.set(id, 1)\n  return known.size\n}\n',
}

let folder
let faults
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-'))
  await cp(join(ROOT, 'tools/lint/bounded-memory.js'), join(folder, 'bounded-memory.js'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  for (const [name, code] of Object.entries({ ...UNBOUNDED, ...BOUNDED }))
    await writeFile(join(folder, name), code)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json', '.'],
    { cwd: folder },
  ).catch((error) => error)
  faults = JSON.parse(stdout).diagnostics.filter(({ code }) => code.startsWith('bounded-memory'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(Object.keys(UNBOUNDED))('%s is stopped', (name) => {
  expect(faults.filter(({ filename }) => filename === name)).toHaveLength(1)
})

it.each(Object.keys(BOUNDED))('%s is let through', (name) => {
  expect(faults.filter(({ filename }) => filename === name)).toEqual([])
})
