import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { npmCommand } from './find-programs.mjs'
import { cloneRepository } from './testing/clone.mjs'
import { startProgram } from './testing/start-program.mjs'

/** It only ends what hangs: a start takes a minute and more on two cores that others use too. */
const WAITING = { timeout: 240_000, interval: 50 }

let clone

/** All of it must go with what the first `npm start` of a clone installs. */
beforeAll(() => {
  clone = cloneRepository({ packages: 'running' })
})

afterAll(() => clone.remove())

const spawned = (command, args) => {
  const child = startProgram(command, args, {
    cwd: clone.root,
    env: { ...process.env, SHOP_PORT: '0', SHOP_SEED: 'empty', SHOP_DATA: '' },
  })
  const lines = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  const exit = new Promise((resolve) => child.once('close', resolve))
  const ended = exit.then((code) => {
    throw new Error(`It ended with ${code}:\n${lines.join('\n')}`)
  })
  ended.catch(() => {})
  /** A line that it has printed, or will print. */
  const prints = (pattern) =>
    Promise.race([vi.waitUntil(() => lines.find((line) => pattern.test(line)), WAITING), ended])
  return { child, lines, exit, prints }
}

const npm = (...args) => {
  const [command, ...first] = npmCommand()
  return spawned(command, [...first, ...args])
}

const succeeds = async ({ exit, lines }) => {
  const code = await exit
  if (code !== 0) throw new Error(`It ended with ${code}:\n${lines.join('\n')}`)
}

const runs = (...args) => succeeds(npm(...args))

const startShop = async (script) => {
  const shop = npm('run', script)
  const [, url] = /Shop ready at (\S+)/.exec(await shop.prints(/^Shop ready at/))
  const isUp = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    ...shop,
    url,
    isUp,
    stop: async () => {
      shop.child.kill('SIGTERM')
      await shop.exit
      await vi.waitUntil(async () => !(await isUp()), WAITING)
      // Removed as the last step of an orderly stop.
      await vi.waitUntil(() => !existsSync(join(clone.root, '.data/environment.json')), WAITING)
    },
  }
}

/** Changes a file; what it returns takes the change back. */
const edit = (path, change) => {
  const file = join(clone.root, path)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, change(before))
  return () => writeFileSync(file, before)
}

/** Another name of the shop, which the API's description then bears. */
const renamed = (name) => (source) => source.replace(/name: '[^']+'/, `name: '${name}'`)

/** All files of functions/lib in one text. */
const builtFunctions = () => {
  const folder = join(clone.root, 'functions/lib')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

const titleOf = async (url) => {
  const reply = await fetch(`${url}/api/openapi.json`)
  return reply.ok ? (await reply.json()).info.title : ''
}

it('starts from a path with a space and a letter beyond ASCII, and stops when npm is told to', async () => {
  const shop = await startShop('start')
  const admin = await fetch(`${shop.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '9999999999', password: 'Admin@1234' }),
  })
  expect(admin.status).toBe(200)
  const home = await fetch(shop.url, { headers: { accept: 'text/html' } })
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('<main')
  await shop.stop()
})

const CONFIG = 'contract/src/shop/shop-config.ts'

const isNow = (url, name) => vi.waitUntil(async () => (await titleOf(url)).includes(name), WAITING)

it('serves edits under npm run dev, keeps the last good build over a syntax error, and builds none of it', async () => {
  const shop = await startShop('dev')
  const first = edit(CONFIG, renamed('First Edit'))
  await isNow(shop.url, 'First Edit')

  const restore = edit(CONFIG, (source) => `${source}\nconst = broken\n`)
  await shop.prints(/shop-config\.ts:\d+/)
  await shop.prints(/last good build stays/)
  expect(await titleOf(shop.url)).toContain('First Edit')
  restore()
  const second = edit(CONFIG, renamed('Second Edit'))
  await isNow(shop.url, 'Second Edit')

  const mend = edit('web/src/main.tsx', (source) => `${source}\nconst = broken\n`)
  const asked = await fetch(`${shop.url}/src/main.tsx`)
  expect(asked.status).toBe(500)
  await shop.prints(/\[web\].*main\.tsx/)
  mend()
  await vi.waitUntil(async () => (await fetch(`${shop.url}/src/main.tsx`)).ok, WAITING)

  await shop.stop()
  second()
  first()
  await runs('run', 'build')
  expect(builtFunctions()).not.toMatch(/First Edit|Second Edit/)
})

it('builds again what somebody has written over the output, by hand or with build.ts', async () => {
  await runs('run', 'build')
  const built = builtFunctions()
  writeFileSync(join(clone.root, 'functions/lib/index.js'), 'broken')
  await runs('run', 'build')
  expect(builtFunctions()).toBe(built)

  const restore = edit(CONFIG, renamed('An Edit'))
  await succeeds(spawned(process.execPath, ['functions/build.ts']))
  restore()
  expect(builtFunctions()).toContain('An Edit')
  await runs('run', 'build')
  expect(builtFunctions()).toBe(built)
})
