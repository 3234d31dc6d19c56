import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bartan-run-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = (name) => join(folder, name)

const read = (name) => {
  try {
    return readFileSync(file(name), 'utf8')
  } catch {
    return ''
  }
}

/** A program that records that it is running, and why it ends: told to, or abandoned. It ends with its test. */
const PROGRAM = `
  import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
  const end = (why, code) => { appendFileSync(process.argv[2] + '/why', why); process.exit(code) }
  process.on('SIGTERM', () => end('SIGTERM', 0))
  process.on('SIGINT', () => end('SIGINT', 7))
  process.on('disconnect', () => end('disconnect', 0))
  writeFileSync(process.argv[2] + '/runs', String(process.pid))
  setInterval(() => existsSync(process.argv[2]) || process.exit(1), 1000)
`

const RUNNER = `
  import { writeFileSync } from 'node:fs'
  import { runProgram } from ${JSON.stringify(new URL('./run-program.mjs', import.meta.url).href)}
  const [folder] = process.argv.slice(2)
  writeFileSync(folder + '/runner', String(process.pid))
  process.exit(await runProgram(process.execPath, [folder + '/program.mjs', folder]))
`

/** A parent that runs the runner and does nothing else, as npm does. */
const PARENT = `
  import { spawn } from 'node:child_process'
  const [folder] = process.argv.slice(2)
  spawn(process.execPath, [folder + '/runner.mjs', folder], { stdio: 'ignore' })
`

const start = async (program) => {
  writeFileSync(file('program.mjs'), PROGRAM)
  writeFileSync(file('runner.mjs'), RUNNER)
  writeFileSync(file('parent.mjs'), PARENT)
  const child = spawn(process.execPath, [file(program), folder], { stdio: 'ignore' })
  const exit = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
  await vi.waitUntil(() => read('runs'), { timeout: 60_000 })
  return { pid: child.pid, exit }
}

/** Why the program ended, as it recorded. */
const reason = () => vi.waitUntil(() => read('why'), { timeout: 60_000 })

it('passes a signal on and ends with the status of the program', async () => {
  const runner = await start('runner.mjs')
  process.kill(runner.pid, 'SIGINT')
  expect(await reason()).toBe('SIGINT')
  expect(await runner.exit).toBe(7)
})

it('stops the program when its own parent is killed', async () => {
  const parent = await start('parent.mjs')
  process.kill(parent.pid, 'SIGKILL')
  expect(await reason()).toBe('SIGTERM')
})

it('lets the program know when it is killed itself', async () => {
  await start('runner.mjs')
  process.kill(Number(read('runner')), 'SIGKILL')
  expect(await reason()).toBe('disconnect')
})
