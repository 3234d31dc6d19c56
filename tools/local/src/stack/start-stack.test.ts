import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFixtureShop } from '#testing/fixture-shop.ts'
import { startStack } from './start-stack.ts'

const seeded: unknown[] = []

const start = (changes: object = {}) =>
  startStack({
    ...fixture,
    port: 0,
    host: '127.0.0.1',
    seed: 'empty',
    log: () => {},
    loadSeed: (ports) => Promise.resolve(void seeded.push(ports)),
    ...changes,
  })

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.url + path, { headers })

const fixture = await createFixtureShop()
const stack = await start()

afterAll(async () => {
  await stack.stop()
  await fixture.remove()
})

/** fetch decodes the body, so it can't tell. */
const rawGet = (path: string, headers: Record<string, string>) =>
  new Promise<{ encoding: string | undefined; bytes: number }>((resolve, reject) => {
    request(stack.url + path, { headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], bytes }))
    })
      .on('error', reject)
      .end()
  })

describe('the site', () => {
  it('asks the function for every page', async () => {
    for (const path of [
      '/login',
      '/order/abc',
      '/hi/checkout?a=b',
      '/admin/products/1/edit',
      '/',
      '/hi',
      '/product/abc',
      '/hi/collections/all?color=Red',
      // Browsers read these, too.
      '/collections/all?search=100%',
      '/collections/all?search=%E0%A4%A',
      '/sitemap.xml',
    ])
      expect(await (await get(path)).json()).toMatchObject({ method: 'GET', url: path })
  })

  it('helps with the same document, and 404, where there is no file', async () => {
    for (const path of ['/nowhere.php', '/hi/nowhere.js', '/.env']) {
      const reply = await get(path)
      expect(reply.status).toBe(404)
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(await reply.text()).toContain('<title>Nowhere</title>')
    }
  })

  it('answers for addresses that cannot be read', async () => {
    expect((await get('/%E0%A4%A.js')).status).toBe(404)
    expect((await get('/api/%E0%A4%A')).status).toBe(400)
    for (const path of ['//', '///', '//x', '//[', '//a:b/'])
      expect((await get(path)).status).toBeLessThan(500)
  })

  it.each([
    ['search=100%', 'search=100%25'],
    ['search=%%25&q=%41%', 'search=%25%25&q=%41%25'],
    ['search=%E0%A4%A', 'search=%25E0%25A4%25A'],
    ['search=%E0%A4%AC%FF', 'search=%25E0%25A4%25AC%25FF'],
    ['search=50%25&q=%E2%82%B9', 'search=50%25&q=%E2%82%B9'],
  ])('takes a query like ?%s', async (query, readable) => {
    expect((await get(`/profile?${query}`)).status).toBe(200)
    const reply = await get(`/api/products?${query}`)
    expect(await reply.json()).toMatchObject({ url: `/api/products?${readable}` })
  })

  it('has its hashed files cached for a year', async () => {
    const reply = await get('/assets/app-1234.js')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('answers 404, cached by nobody, for a file that is not there', async () => {
    const reply = await get('/assets/gone-5678.js')
    expect(reply.status).toBe(404)
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('never leaves its folder', async () => {
    const reply = await get('/..%2f..%2fdata/stack.sqlite')
    expect(await reply.text()).toContain('<title>Nowhere</title>')
  })

  it('bears the security headers, and allows no inline script', async () => {
    const { headers } = await get('/')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it.each([
    ['/assets/barcode-worker-1234.js', "script-src 'self' 'wasm-unsafe-eval'"],
    ['/assets/app-1234.js', "script-src 'self';"],
  ])('lets the bar code reader alone compile WebAssembly: %s', async (path, allowed) => {
    expect((await get(path)).headers.get('content-security-policy')).toContain(allowed)
  })
})

describe('files and function alike', () => {
  it.each(['/assets/app-1234.js', '/api/products'])('%s is compressed', async (path) => {
    const plain = await rawGet(path, {})
    expect(plain.encoding).toBeUndefined()
    for (const encoding of ['br', 'gzip']) {
      const packed = await rawGet(path, { 'accept-encoding': encoding })
      expect(packed.encoding).toBe(encoding)
      expect(packed.bytes).toBeLessThan(plain.bytes / 2)
    }
  })

  it.each(['/', '/assets/app-1234.js', '/api/products'])(
    '%s is 304 when unchanged',
    async (path) => {
      const etag = (await get(path)).headers.get('etag') ?? ''
      expect(etag).toMatch(/^(W\/)?".+"$/)
      const reply = await get(path, { 'if-none-match': `"other", ${etag}` })
      expect(reply.status).toBe(304)
      expect(await reply.text()).toBe('')
    },
  )
})

describe('the function', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('gets %s as sent', async (method) => {
    const body = '{"a":"ä"}'
    const sent = { method, body, headers: { 'content-type': 'application/json' } }
    const reply = await fetch(`${stack.url}/api/cart?guestId=a%20b`, sent)
    expect(await reply.json()).toMatchObject({ method, url: '/api/cart?guestId=a%20b', body })
  })

  it('learns who called it, and how', async () => {
    const seen = await (await get('/api/x', { 'x-forwarded-for': '10.0.0.9' })).json()
    expect(seen).toMatchObject({
      headers: {
        'x-forwarded-for': '10.0.0.9, 127.0.0.1',
        'x-forwarded-host': `127.0.0.1:${stack.port}`,
        'x-forwarded-proto': 'http',
      },
    })
  })

  it('answers for pictures', async () => {
    const seen = (await (await get('/images/upload/v1/a.webp?w=320')).json()) as object
    expect(seen).toMatchObject({ url: '/images/upload/v1/a.webp?w=320' })
  })

  it('is replaced when it dies, and the error shape is answered meanwhile', async () => {
    const before = stack.functionPid()
    const dying = await get('/api/crash')
    expect(dying.status).toBe(503)
    expect(dying.headers.get('retry-after')).toBe('1')
    expect(dying.headers.get('cache-control')).toBe('no-store')
    expect(await dying.json()).toEqual({
      message: expect.stringMatching(/try again/),
      code: 'unavailable',
      requestId: expect.any(String),
    })
    await expect.poll(async () => (await get('/api/x')).status).toBe(200)
    expect(stack.functionPid()).not.toBe(before)
  })
})

describe('the reserved URLs', () => {
  it('tell the web app its configuration', async () => {
    const reply = await get('/__/firebase/init.json')
    expect(await reply.json()).toEqual({
      projectId: 'demo-bartan',
      apiKey: 'local',
      authDomain: 'demo-bartan.firebaseapp.com',
      storageBucket: 'demo-bartan.firebasestorage.app',
      authEmulator: true,
    })
  })

  it('pass on what a signed-in browser asks of Auth', async () => {
    const reply = await fetch(`${stack.url}/securetoken.googleapis.com/v1/token?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=refresh_token&refresh_token=nonsense',
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ error: { message: 'INVALID_REFRESH_TOKEN' } })
  })

  it.each([
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local',
    '/identitytoolkit.googleapis.com/v1/projects/demo-bartan/accounts',
    '/identitytoolkit.googleapis.com/v1/%61ccounts:signUp?key=local',
  ])('do not let a browser administer accounts: %s', async (path) => {
    const reply = await fetch(stack.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ email: 'a@b.cd', password: 'secret12' }),
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ error: { message: 'ADMIN_ONLY_OPERATION' } })
  })
})

const refuse = () => Promise.reject(new Error('no goods'))

const countChildren = () =>
  process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length

describe('starting', () => {
  it('seeds an empty folder, and only that', async () => {
    expect(seeded).toHaveLength(1)
  })

  it('says so when the port is taken', async () => {
    await expect(start({ port: stack.port, dataDir: `${fixture.dataDir}-2` })).rejects.toThrow(
      `Port ${stack.port} is taken: stop what runs there, or set SHOP_PORT to another port.`,
    )
  })

  it('says so when another shop has the data folder', async () => {
    await expect(start()).rejects.toThrow(/is in use by another shop/)
  })

  it('says so when the data folder cannot be written', async () => {
    await expect(start({ dataDir: '/proc/bartan' })).rejects.toThrow(/cannot be written/)
  })

  it('ends the function that was loading when the shop cannot be filled', async () => {
    const before = countChildren()
    const unfilled = { dataDir: `${fixture.dataDir}-4`, loadSeed: refuse }
    await expect(start(unfilled)).rejects.toThrow('no goods')
    await expect.poll(countChildren).toBe(before)
  })
})

/** How long it takes to stop while a request is under way, which is answered. */
const timeStop = async (dataDir: string): Promise<number> => {
  const other = await start({ dataDir })
  const slow = fetch(`${other.url}/api/slow`)
  await fetch(`${other.url}/api/x`)
  const before = Date.now()
  await other.stop()
  const took = Date.now() - before
  expect((await slow).status).toBe(200)
  await expect(fetch(`${other.url}/api/x`)).rejects.toThrow('fetch failed')
  return took
}

it('finishes the requests that are under way when it stops', async () => {
  const times: number[] = []
  // Not held up by the connection, which its client keeps open: that would be so each time.
  while (times.length < 3 && !times.some((ms) => ms < 4500))
    times.push(await timeStop(`${fixture.dataDir}-3`))
  expect(Math.min(...times)).toBeLessThan(4500)
})

it('tells programs of the shop where its services are, while it runs', async () => {
  const file = join(fixture.dataDir, 'environment.json')
  const environment = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  expect(environment).toMatchObject({
    GCLOUD_PROJECT: 'demo-bartan',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${stack.ports.firestorePort}`,
  })
})
