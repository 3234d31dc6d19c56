import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, afterEach, expect, it, onTestFinished } from 'vitest'
import { checkBrowser } from './doctor/browser.mjs'
import { checkDisk } from './doctor/folders.mjs'
import { checkMemory, checkNode, checkNpm } from './doctor/machine.mjs'
import { ROOT } from './root.mjs'

let root

const file = (path) => join(root, path)
const writeRc = (live) =>
  writeFileSync(file('.firebaserc'), JSON.stringify({ projects: { default: 'demo-bartan', live } }))
const writeSettings = (text) => writeFileSync(file('functions/.env.my-shop'), text)

/** A clone, with nothing installed. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bartan-doctor-'))
  cpSync(import.meta.dirname, file('tools/bootstrap'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  mkdirSync(file('functions'))
  cpSync(join(ROOT, 'functions/.env.example'), file('functions/.env.example'))
  writeRc('your-project-id')
})

afterEach(() => rmSync(root, { recursive: true }))

const doctor = (environment = {}) =>
  new Promise((resolve) => {
    const { PATH, npm_execpath = '', npm_node_execpath = '' } = process.env
    execFile(
      process.execPath,
      [file('tools/bootstrap/run.mjs'), 'doctor'],
      // Port 0 is always free, and nobody is logged in.
      {
        env: { PATH, npm_execpath, npm_node_execpath, HOME: root, SHOP_PORT: '0', ...environment },
      },
      (error, output) => resolve({ code: error?.code ?? 0, output }),
    )
  })

const listen = async (answer) => {
  const server = createServer((_request, response) => response.end(answer))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.close())
  return String(server.address().port)
}

it('finds nothing wrong in a fresh clone, and says how to begin', async () => {
  const { code, output } = await doctor()
  expect(output).toContain('No packages are installed yet\n    npm start')
  expect(output).toContain('No Google project')
  expect(output).toContain('All is well.')
  expect(code).toBe(0)
})

it.each([
  ['a port that is none', { SHOP_PORT: '70000' }, /SHOP_PORT is 70000.*\n +unset SHOP_PORT/],
  ['an address of others', { SHOP_HOST: '203.0.113.1' }, /SHOP_HOST is 203.*\n +unset SHOP_HOST/],
  ['a browser that is not there', { CHROME_PATH: '/nowhere' }, /CHROME_PATH is.*\n +unset CHROME_/],
  ['an unknown seed', { SHOP_SEED: 'many' }, /SHOP_SEED is many.*\n +unset SHOP_SEED/],
  ['a mail server without a scheme', { SMTP_URL: 'mail.example' }, /SMTP_URL is mail.*\n +unset/],
  ['a data folder in a file', { SHOP_DATA: '.firebaserc/data' }, /is a file\n +SHOP_DATA=\S+ npm/],
  ['no npm', { PATH: '/nowhere', npm_execpath: '' }, /npm can't be run.*\n +nvm install 24/],
])('names %s, and what to type', async (_what, environment, finding) => {
  const { code, output } = await doctor(environment)
  expect(output).toMatch(finding)
  expect(output).toContain('1 to be mended.')
  expect(code).toBe(1)
})

it('names a port that another program has, and one that is free', async () => {
  const port = await listen('hello')
  const { code, output } = await doctor({ SHOP_PORT: port })
  expect(output).toMatch(new RegExp(`✗ Port ${port} is used.*\n +SHOP_PORT=\\d+ npm start`))
  expect(code).toBe(1)
})

it('takes a running shop for what it is', async () => {
  const port = await listen(JSON.stringify({ status: 'ok', checks: {} }))
  const { code, output } = await doctor({ SHOP_PORT: port })
  expect(output).toContain(`✓ A shop runs at http://127.0.0.1:${port}`)
  expect(code).toBe(0)
})

it('names what is missing for a deploy', async () => {
  writeRc('my-shop')
  const none = await doctor()
  expect(none.output).toMatch(/No login at Google\n +gcloud auth application-default login/)
  expect(none.output).toMatch(/\.env\.my-shop is missing\n +cp functions\/\.env\.example/)
  expect(none.code).toBe(1)

  writeSettings('WEB_API_KEY=\nSITE_URL=http://my-shop.example\nMIN_INSTANCES=two\n')
  const wrong = await doctor({ GOOGLE_APPLICATION_CREDENTIALS: '/nowhere' })
  expect(wrong.output).toMatch(/GOOGLE_APPLICATION_CREDENTIALS is \/nowhere/)
  for (const name of ['WEB_API_KEY', 'SITE_URL', 'MIN_INSTANCES'])
    expect(wrong.output).toMatch(new RegExp(`✗ functions/.env.my-shop: ${name} is`))
  expect(wrong.code).toBe(1)

  writeSettings('WEB_API_KEY=AIza\nSITE_URL=https://my-shop.example\nMIN_INSTANCES=2\n')
  const login = file('key.json')
  writeFileSync(login, '{}')
  const right = await doctor({ GOOGLE_APPLICATION_CREDENTIALS: login })
  expect(right.output).toContain('✓ Google project my-shop')
  expect(right.output).toContain(`✓ Google login: ${login}`)
  expect(right.code).toBe(0)
})

it('names a project id that can be none, and a .firebaserc that is damaged', async () => {
  writeRc('My Shop')
  expect((await doctor()).output).toContain('✗ My Shop in .firebaserc is no id of a project')
  writeFileSync(file('.firebaserc'), '{')
  expect((await doctor()).output).toMatch(/\.firebaserc is missing, or no JSON\n +git checkout/)
})

const machine = (changes) => ({
  root: ROOT,
  environment: {},
  platform: 'linux',
  arch: 'x64',
  nodeVersion: '24.1.0',
  memoryBytes: 8e9,
  home: root,
  ...changes,
})

const levels = (findings) => findings.map(({ level }) => level)

const nodeLevels = (nodeVersion, changes) => levels(checkNode(machine({ nodeVersion, ...changes })))

it('knows which Node will do on which machine', () => {
  expect(nodeLevels('24.1.0', { platform: 'darwin' })).toEqual(['fine'])
  expect(nodeLevels('20.0.0')).toEqual(['fine'])
  expect(nodeLevels('18.20.0')).toEqual(['wrong'])
  expect(nodeLevels('22.0.0', { platform: 'darwin', arch: 'arm64' })).toEqual(['wrong'])
})

it('asks for memory, disk space, a new npm and a browser', () => {
  expect(levels(checkMemory(machine({ memoryBytes: 1e9 })))).toEqual(['wrong'])
  expect(levels(checkMemory(machine({ memoryBytes: 3e9 })))).toEqual(['note'])
  expect(levels(checkDisk(machine(), () => 499))).toEqual(['wrong', 'wrong'])
  expect(levels(checkDisk(machine({ root }), () => 2000))).toEqual(['wrong'])
  expect(levels(checkNpm(machine(), () => '6.14.0'))).toEqual(['wrong'])
  expect(levels(checkBrowser(machine({ platform: 'win32' })))).toEqual(['wrong'])
})
