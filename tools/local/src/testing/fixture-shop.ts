import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Reports the requests that reached it; `/api/slow` answers only once its caller has had time to stop the shop. */
const FUNCTION = `
export const api = async (request, response) => {
  const { method, url, headers, rawBody } = request
  if (url === '/api/slow') await new Promise((resolve) => setTimeout(resolve, 500))
  if (url === '/api/crash') process.exit(1)
  response.setHeader('etag', '"echo"')
  response.json({ method, url, headers, body: rawBody?.toString(), pid: process.pid, pad: 'x'.repeat(3000) })
}
`

/** Loading never ends if the folder contains a file `slow`. */
const LOADER = `
import { existsSync } from 'node:fs'
console.log('loading')
if (existsSync(new URL('slow', import.meta.url))) setInterval(() => {}, 1000)
`

const FILES = {
  'functions/package.json': '{ "type": "module" }',
  'functions/index.js': FUNCTION,
  'functions/load-shop.js': LOADER,
  'functions/migrate.js': '',
  'web/shell.html': '<!doctype html><title>Home</title>',
  'web/404.html': '<!doctype html><title>Nowhere</title>',
  'web/assets/app-1234.js': `// ${'long '.repeat(1000)}`,
}

/** A small function and a small site in a folder of their own, in place of the builds of functions/ and web/. */
export const createFixtureShop = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-test-'))
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(folder, name)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, content)
  }
  return {
    functionFolder: join(folder, 'functions'),
    webFolder: join(folder, 'web'),
    dataDir: join(folder, 'data'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
