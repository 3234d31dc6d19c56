import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDataFolder } from './stack/data-folder.ts'
import { createFixtureShop } from './testing/fixture-shop.ts'

let fixture: Awaited<ReturnType<typeof createFixtureShop>>
let started: ChildProcess[]

beforeEach(async () => {
  fixture = await createFixtureShop()
  started = []
})

afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await fixture.remove()
})

/** Starts a shop in a process group of its own, as a terminal does. */
const start = (environment: Record<string, string> = {}) => {
  const folders = ['--functions', fixture.functionFolder, '--web', fixture.webFolder]
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), ...folders], {
    detached: true,
    env: {
      ...process.env,
      SHOP_PORT: '0',
      SHOP_DATA: fixture.dataDir,
      SHOP_SEED: 'empty',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  started.push(child)
  const lines: string[] = []
  const waiting: { pattern: RegExp; resolve: (line: string) => void }[] = []
  const ends = [child.stdout, child.stderr].map(async (stream) => {
    if (!stream) return
    for await (const line of createInterface({ input: stream })) {
      lines.push(line)
      for (const { pattern, resolve } of waiting) if (pattern.test(line)) resolve(line)
    }
  })
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const exit = Promise.all(ends).then(() => code)
  const prints = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const printed = lines.find((line) => pattern.test(line))
      if (printed) resolve(printed)
      waiting.push({ pattern, resolve })
      void exit.then(() => reject(new Error(`It ended without: ${pattern}\n${lines.join('\n')}`)))
    })
  return { child, pid: child.pid ?? 0, lines, exit, prints }
}

const children = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const isRunning = (pid: number) => {
  try {
    // A zombie has ended; reaping it is its parent's business.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

const leftOf = (pids: number[]) =>
  vi
    .waitUntil(() => !pids.some(isRunning), { timeout: 60_000 })
    .then(
      () => [],
      () => pids.filter(isRunning),
    )

it('stops all that it started, with status 0, on SIGINT to its group', async () => {
  const shop = start()
  await shop.prints(/^Shop ready at http:\/\/127\.0\.0\.1:\d+$/)
  const services = children(shop.pid)
  expect(services).toHaveLength(4)
  process.kill(-shop.pid, 'SIGINT')
  expect(await shop.exit).toBe(0)
  expect(services.filter(isRunning)).toEqual([])
})

it('leaves nothing behind when it is killed', async () => {
  const shop = start()
  await shop.prints(/^Shop ready/)
  const services = children(shop.pid)
  process.kill(shop.pid, 'SIGKILL')
  await shop.exit
  expect(await leftOf(services)).toEqual([])
})

const announced = () =>
  JSON.parse(readFileSync(join(fixture.dataDir, 'environment.json'), 'utf8')) as {
    SHOP_STACK_PID: string
    SHOP_FUNCTION_PID: string
  }

const expectFunctionAnew = async (shop: ReturnType<typeof start>) => {
  const before = announced()
  expect(before.SHOP_STACK_PID).toBe(String(shop.pid))
  process.kill(shop.pid, 'SIGUSR2')
  await vi.waitUntil(() => announced().SHOP_FUNCTION_PID !== before.SHOP_FUNCTION_PID, {
    timeout: 60_000,
  })
  expect(isRunning(Number(before.SHOP_FUNCTION_PID))).toBe(false)
}

it('seeds afresh after a stop in the middle, starts the function anew when asked, and stops on SIGTERM and with its parent', async () => {
  await writeFile(join(fixture.functionFolder, 'slow'), '')
  const interrupted = start()
  await interrupted.prints(/loading/)
  const first = children(interrupted.pid)
  process.kill(interrupted.pid, 'SIGTERM')
  expect(await interrupted.exit).toBe(0)
  expect(await leftOf(first)).toEqual([])

  await rm(join(fixture.functionFolder, 'slow'))
  const next = start()
  await next.prints(/loading/)
  await next.prints(/^Shop ready/)
  await expectFunctionAnew(next)
  const services = children(next.pid)
  process.kill(next.pid, 'SIGTERM')
  expect(await next.exit).toBe(0)
  expect(services.filter(isRunning)).toEqual([])

  const third = start()
  await third.prints(/^Shop ready/)
  expect(third.lines.filter((line) => /loading/.test(line))).toEqual([])
  third.child.disconnect()
  expect(await third.exit).toBe(0)
})

it.each([
  'stack.sqlite',
  'firestore/firestore.sqlite',
  'emulators/accounts.sqlite',
  'emulators/objects.sqlite',
])('names a damaged %s and the way out, in one line', async (name) => {
  const file = join(fixture.dataDir, name)
  const folder = openDataFolder(fixture.dataDir)
  folder.markSeeded()
  folder.close()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'no store at all '.repeat(100))
  const shop = start()
  expect(await shop.exit).toBe(1)
  expect(shop.lines).toEqual([expect.stringContaining(`${file} is damaged`)])
  expect(shop.lines[0]).toMatch(/restore a copy.*, or (?:set SHOP_DATA to|choose) another/)
})

it.each([
  ['damaged', (bytes: string) => bytes.replaceAll('seeding', 'seedinh')],
  ['emptied', () => ''],
])('does not take a shop with a %s stack.sqlite for an empty one', async (_, change) => {
  const folder = openDataFolder(fixture.dataDir)
  folder.markSeeded()
  folder.close()
  const orders = join(fixture.dataDir, 'firestore/orders')
  await mkdir(join(fixture.dataDir, 'firestore'), { recursive: true })
  await writeFile(orders, 'all of them')
  const file = join(fixture.dataDir, 'stack.sqlite')
  await writeFile(file, change(await readFile(file, 'latin1')), 'latin1')
  const shop = start()
  expect(await shop.exit).toBe(1)
  expect(shop.lines).toEqual([expect.stringContaining(`${file} is damaged`)])
  expect(await readFile(orders, 'utf8')).toBe('all of them')
})

it.each([
  [{ SHOP_PORT: 'http' }, "SHOP_PORT is 'http': it must be a port number, 0 to 65535"],
  [
    { SHOP_SEED: 'some' },
    "SHOP_SEED is 'some': it must be demo, empty or a number of products up to 100000",
  ],
  [{ SHOP_DATA: '/proc/shop' }, 'The data folder /proc/shop cannot be written'],
])('ends with one line that says what is wrong with %j', async (environment, message) => {
  const shop = start(environment)
  expect(await shop.exit).toBe(1)
  expect(shop.lines).toHaveLength(1)
  expect(shop.lines[0]).toContain(message)
})
