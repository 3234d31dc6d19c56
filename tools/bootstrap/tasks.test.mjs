import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from './root.mjs'
import { helpOf } from './tasks/help.mjs'
import { TASKS } from './tasks/tasks.mjs'

const MAX_SCRIPTS = 20
/** So that a terminal shows lines as they are. */
const MAX_WIDTH = 110

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

let bare

/** The entry in a folder that has nothing else: whatever installs, builds or runs would fail, and leave something. */
beforeAll(() => {
  bare = mkdtempSync(join(tmpdir(), 'bartan-tasks-'))
  cpSync(import.meta.dirname, join(bare, 'tools/bootstrap'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
})

afterAll(() => rmSync(bare, { recursive: true }))

const run = (...args) =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(bare, 'tools/bootstrap/run.mjs'), ...args],
      (error, output, errors) => resolve({ code: error?.code ?? 0, output, errors }),
    )
  })

it('lists every task by what it does', async () => {
  for (const args of [['shop'], ['shop', '--help']]) {
    const { code, output } = await run(...args)
    expect(code).toBe(0)
    for (const [name, { about }] of Object.entries(TASKS))
      expect(output).toMatch(new RegExp(`^ +${name} +${about.replaceAll(/[.()]/g, '.')}$`, 'm'))
  }
})

it('explains each task', () => {
  for (const [name, { about, usage, changes, repeat, example }] of Object.entries(TASKS)) {
    const text = helpOf(name)
    expect(text.split('\n')[0]).toBe(`npm run shop -- ${name} ${usage}`.trim())
    for (const part of [about, `Changes:  ${changes}`, `Again:    ${repeat}`, example])
      expect(text).toContain(part)
  }
})

it('explains a task, and runs nothing', async () => {
  const { code, output } = await run('shop', 'start', '--help')
  expect(code).toBe(0)
  expect(output.trimEnd()).toBe(helpOf('start').trimEnd())
  expect(readdirSync(bare)).toEqual(['tools'])
})

it('explains by the npm scripts, too, whatever else is asked', async () => {
  const { code, output } = await run('admin', '9876543210', '--help')
  expect(code).toBe(0)
  expect(output).toContain('npm run shop -- admin PHONE')
})

it('says of a task that there is not which there are', async () => {
  for (const name of ['stocks', 'toString']) {
    const { code, errors } = await run('shop', name)
    expect(code).toBe(1)
    expect(errors).toContain(`There is no task ${name}.`)
    expect(errors).toContain('stock-check')
  }
})

it('has all there is to know of each task', () => {
  for (const { about, usage, details, example, changes, repeat, run: how } of Object.values(
    TASKS,
  )) {
    for (const text of [about, details, changes, repeat]) expect(text).toMatch(/\w/)
    for (const line of details.split('\n')) expect(line.length).toBeLessThanOrEqual(MAX_WIDTH)
    const options = [...`${details} ${example}`.matchAll(/(?<!\S)--[a-z-]+/g)].map(
      ([option]) => option,
    )
    expect(options.filter((option) => !usage.includes(option))).toEqual([])
    expect(existsSync(join(ROOT, sourceOf(how)))).toBe(true)
  }
})

/** functions/lib may not be built; without a program, it is the root. */
const sourceOf = ({ program = '' }) =>
  program.replace(/^functions\/lib\/(.+)\.js$/, 'functions/src/programs/$1.ts')

it('leaves package.json few scripts, each for a task', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(MAX_SCRIPTS)
  const called = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/run\.mjs (\S+)/g)].map(([, name]) => name),
  )
  expect(called.filter((name) => !(name in TASKS) && !['shop', 'node'].includes(name))).toEqual([])
})
