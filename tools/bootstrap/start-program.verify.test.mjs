import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ROOT } from './root.mjs'

/** Takes what it waits for, on two cores that others use too. */
const WAITING = { timeout: 60_000, interval: 20 }

let folder
let server
let open

const file = (name) => join(folder, name)

/** The program is connected to this test and ends with it. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bartan-program-'))
  symlinkSync(join(ROOT, 'node_modules'), file('node_modules'), 'junction')
  open = new Set()
  server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).once('close', () => open.delete(socket))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  writeFileSync(file('program.mjs'), PROGRAM)
})

afterEach(() => {
  for (const socket of open) socket.destroy()
  server.close()
  rmSync(folder, { recursive: true })
})

/** A program that starts another one, as a test runner does, and does not end when it is asked to. */
const PROGRAM = `
  import { spawn } from 'node:child_process'
  import { connect } from 'node:net'
  const [port, generation = 'parent'] = process.argv.slice(2)
  process.on('SIGTERM', () => {})
  connect(port, '127.0.0.1').on('error', () => {}).once('close', () => process.exit())
  if (generation === 'parent') spawn(process.execPath, [process.argv[1], port, 'child'], { stdio: 'inherit' })
`

const RUN_IN = new URL('./testing/run-in.mjs', import.meta.url).href

const run = (...args) => spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' })
const exitOf = (child) => new Promise((resolve) => child.once('exit', resolve))
const runs = (count) => vi.waitUntil(() => open.size === count, WAITING)

it('ends what a test leaves running that waits no longer, with all that it has started', async () => {
  const { port } = server.address()
  writeFileSync(
    file('late.test.mjs'),
    `import { runIn } from ${JSON.stringify(RUN_IN)}
    import { existsSync } from 'node:fs'
    import { it, vi } from 'vitest'
    it('is late', async () => {
      void runIn(${JSON.stringify(folder)}, 'program.mjs', '${port}')
      await vi.waitUntil(() => existsSync('both'), ${JSON.stringify(WAITING)})
      throw new Error('too late')
    }, 60_000)`,
  )
  const late = exitOf(run('node_modules/vitest/vitest.mjs', 'run', 'late.test.mjs'))
  await runs(2)
  writeFileSync(file('both'), '')
  expect(await late).toBe(1)
  expect(await runs(0)).toBe(true)
})

it('ends it when the test run is killed', async () => {
  const leader = join(import.meta.dirname, 'testing/leader.mjs')
  const { port } = server.address()
  const args = JSON.stringify([leader, process.execPath, file('program.mjs'), String(port)])
  writeFileSync(
    file('runner.mjs'),
    `import { spawn } from 'node:child_process'
    spawn(process.execPath, ${args}, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })`,
  )
  const runner = run('runner.mjs')
  expect(await runs(2)).toBe(true)
  runner.kill('SIGKILL')
  expect(await runs(0)).toBe(true)
})
