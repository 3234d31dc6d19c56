import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import {
  bypassBodyParsers,
  contentTypeOf,
  hasOddPath,
  hideContentType,
} from './bypass-body-parsers.ts'

const aRequest = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers }) as unknown as IncomingMessage

it('hides the type from the framework, and keeps it for us', () => {
  const request = aRequest('/', { 'content-type': 'application/json', 'content-length': '2' })
  hideContentType(request)
  expect(request.headers).toEqual({ 'content-length': '2' })
  expect(contentTypeOf(request)).toBe('application/json')
})

it('leaves a request without a body as it is', () => {
  const request = aRequest('/api/products?a=%41')
  hideContentType(request)
  expect(request).toMatchObject({ url: '/api/products?a=%41', headers: {} })
})

it('gives the framework a path that it can decode, and remembers that it is another', () => {
  const request = aRequest('/api/products/%E0%A4%A?x=%E0%A4%A')
  hideContentType(request)
  expect(request.url).toBe('/api/products/%25E0%25A4%25A?x=%E0%A4%A')
  expect(hasOddPath(request)).toBe(true)
})

it('refuses a path that can not be decoded, behind the framework as without it', async () => {
  const shop = await startTestShop()
  const ask = async () => (await shop.get('/api/products/%E0%A4%A')).body
  const refused = { code: 'invalid_input', reason: 'request_malformed' }
  expect(await ask()).toMatchObject(refused)
  const end = bypassBodyParsers()
  onTestFinished(() => void end())
  expect(await ask()).toMatchObject(refused)
})

it('is early enough to be seen by whoever listens for requests', async () => {
  const end = bypassBodyParsers()
  onTestFinished(() => void end())
  const server = createServer((req, res) =>
    res.end(`${req.headers['content-type']} ${contentTypeOf(req)}`),
  )
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  })
  expect(await response.text()).toBe('undefined application/json')
  server.close()
})

it('writes down who changed what by request and route, and no reads', async () => {
  const shop = await startTestShop()
  const { headers } = await shop.post('/api/newsletter', { email: 'asha@example.com' })
  await shop.get('/api/newsletter')
  await shop.get('/api/products')
  expect(shop.log.entries.filter(({ message }) => message === 'Answered')).toEqual([
    {
      level: 'info',
      message: 'Answered',
      details: {
        requestId: headers.get('x-request-id'),
        method: 'POST',
        route: '/api/newsletter',
        status: 201,
        ms: expect.any(Number) as number,
      },
    },
  ])
})

const FRAMEWORK = '@google-cloud/functions-framework'
const run = promisify(execFile)

it('replaces what the framework still uses: once it does not, this can go', async () => {
  const framework = dirname(createRequire(import.meta.url).resolve(FRAMEWORK))
  const wrappers = await readFile(join(framework, 'function_wrappers.js'), 'utf8')
  expect(wrappers.match(/domain\.create\(\)/g)).toHaveLength(1)
})

/** In a process of its own: vitest fails any run with an uncaught error. */
const runProgram = (program: string) =>
  run(process.execPath, [
    '--input-type=module',
    '--eval',
    `import domain from 'node:domain'
     import { replaceDomains } from '${import.meta.dirname}/replace-domains.ts'
     replaceDomains()
     ${program}`,
  ])

it('tells each call of what was thrown on its behalf, and lives on', async () => {
  const { stdout } = await runProgram(`
    const open = (name, work) =>
      domain.create().on('error', ({ message }) => console.log(name, message)).run(work)
    open('one', () => setTimeout(() => { throw new Error('timer') }, 1))
    open('two', () => void Promise.reject(new Error('promise')))
    setTimeout(() => console.log('alive'), 50)
  `)
  expect(stdout.trim().split('\n').sort()).toEqual(['alive', 'one timer', 'two promise'])
})

it('ends the process for what belongs to no call', async () => {
  await expect(
    runProgram(`setTimeout(() => { throw new Error('stray') }, 1); setTimeout(() => {}, 1000)`),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('stray') })
})
