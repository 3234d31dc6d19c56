import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let root

const file = (path) => join(root, path)
const writeJson = (path, value) => writeFileSync(file(path), JSON.stringify(value))

const REACT = { version: '19.0.0' }
const VITEST = { version: '5.0.0', dev: true }
/** For another machine, so npm leaves it out. */
const FOR_WINDOWS = { version: '1.0.0', optional: true }

const lock = (changes = {}) =>
  writeJson('package-lock.json', {
    packages: {
      '': {},
      web: {},
      'node_modules/react': REACT,
      'node_modules/vitest': VITEST,
      'node_modules/for-windows': FOR_WINDOWS,
      ...changes,
    },
  })

/**
 * In npm's place: notes its arguments, and does with the lockfile what npm does, unless there is no network. It takes as
 * long as there is a file named hold.
 */
const NPM = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const args = process.argv.slice(2)
appendFileSync('calls', args.filter((arg) => !/audit|fund|loglevel|offline|scripts/.test(arg)).join(' ') + '\\n')
if (existsSync('no-network')) { console.error('npm error network'); process.exit(1) }
while (existsSync('hold')) await new Promise((resolve) => setTimeout(resolve, 20))
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const present = Object.fromEntries(Object.entries(packages).filter(([path, { dev, optional }]) =>
  path.includes('node_modules') && !optional && !(dev && args.includes('--omit=dev'))))
for (const path of Object.keys(present)) {
  mkdirSync(path, { recursive: true })
  writeFileSync(path + '/package.json', JSON.stringify({ version: packages[path].version }))
}
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: present }))
`

const INSTALL = `
import { ensureInstalled } from './tools/bootstrap/install.mjs'
try {
  const node = await ensureInstalled(process.argv[2])
  console.log('runs on ' + node)
} catch (error) {
  console.log(error.name + ': ' + error.message)
  process.exit(1)
}
`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bartan-install-'))
  cpSync(import.meta.dirname, file('tools/bootstrap'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  mkdirSync(file('npm'))
  writeFileSync(file('npm/npm-cli.js'), NPM)
  writeFileSync(file('package.json'), '{ "type": "module" }')
  writeFileSync(file('install.mjs'), INSTALL)
  lock()
})

afterEach(() => rmSync(root, { recursive: true }))

const ensure = (packages, onOutput = () => {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['install.mjs', packages], {
      cwd: root,
      env: {
        ...process.env,
        npm_execpath: file('npm/npm-cli.js'),
        npm_node_execpath: process.execPath,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      onOutput(output)
    })
    child.once('close', (code) => resolve({ code, output }))
  })

/** npm goes on once one of the two has said that it waits for the other. */
const ensureAtOnce = (one, other) => {
  writeFileSync(file('hold'), '')
  const onOutput = (output) => {
    if (output.includes('Waiting for another start')) rmSync(file('hold'), { force: true })
  }
  return Promise.all([ensure(one, onOutput), ensure(other, onOutput)])
}

/** How npm was called since the last time. */
const calls = () => {
  const made = existsSync(file('calls'))
    ? readFileSync(file('calls'), 'utf8').trim().split('\n')
    : []
  rmSync(file('calls'), { force: true })
  return made
}

it('installs what running needs, and the tools when they are asked for, into the same folder', async () => {
  const { code, output } = await ensure('running')
  expect(code).toBe(0)
  expect(output).toMatch(/^Installing packages \(once/)
  expect(output).toContain(`runs on ${process.execPath}`)
  expect(calls()).toEqual(['ci --omit=dev'])
  expect(existsSync(file('node_modules/vitest'))).toBe(false)

  const tools = await ensure('everything')
  expect(tools.output).toMatch(/^Installing what tests, checks and the deploy need \(once/)
  // `npm ci` would take from a running shop what it runs on.
  expect(calls()).toEqual(['install --no-save --include=dev'])
  expect(existsSync(file('node_modules/vitest'))).toBe(true)

  await ensure('running')
  await ensure('everything')
  expect(calls()).toEqual([])
})

it('installs everything at once where the tools are asked for first', async () => {
  await ensure('everything')
  expect(calls()).toEqual(['ci --include=dev'])
})

it('takes an npm ci by hand for what it is', async () => {
  await ensure('everything')
  calls()
  rmSync(file('node_modules/.bartan-installed'))
  await ensure('everything')
  expect(calls()).toEqual([])
})

it('believes no record of packages that are not there', async () => {
  await ensure('everything')
  calls()
  rmSync(file('node_modules/.bartan-installed'))
  rmSync(file('node_modules/react'), { recursive: true })
  await ensure('running')
  expect(calls()).toEqual(['install --no-save --include=dev'])
})

it('follows a changed lockfile, and takes no tools away', async () => {
  await ensure('running')
  calls()
  lock({ 'node_modules/react': { version: '19.0.1' } })
  await ensure('running')
  expect(calls()).toEqual(['install --no-save --omit=dev'])
  await ensure('everything')
  calls()
  lock({ 'node_modules/react': { version: '19.0.2' } })
  await ensure('running')
  expect(calls()).toEqual(['install --no-save --include=dev'])
})

it('lets two commands that begin at once install once', async () => {
  const both = await ensureAtOnce('everything', 'everything')
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(calls()).toEqual(['ci --include=dev'])
})

it('gives the tools to one command while another installs what running needs', async () => {
  const both = await ensureAtOnce('running', 'everything')
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(existsSync(file('node_modules/vitest'))).toBe(true)
})

it('says without a network what it needs, and goes on once there is one', async () => {
  writeFileSync(file('no-network'), '')
  const { code, output } = await ensure('running')
  expect(code).toBe(1)
  expect(output).toContain(
    'Installing failed: npm ci ended with status 1; what it says is above. It needs the npm registry; once that is reached, the same command goes on from here.',
  )
  rmSync(file('no-network'))
  expect((await ensure('running')).code).toBe(0)
})
