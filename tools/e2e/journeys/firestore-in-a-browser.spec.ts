import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { expect, test } from '../fixtures.ts'

const EMULATOR = join(import.meta.dirname, '../../firestore-emulator/src/main.ts')

const startEmulator = async () => {
  const options = ['--port', '0', '--data', ':memory:', '--no-index-check']
  const emulator = spawn(process.execPath, [EMULATOR, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: emulator.stdout }), 'line')
  return { emulator, port: Number(String(line).split(':').pop()) }
}

/** A site of another origin; browsers let only pages of this machine call it. */
const startSite = async () => {
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Page</title>'),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** A script of a page of another origin, with the web SDK in it. */
const bundle = async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../firestore-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

test('the web SDK of a page writes, listens, runs transactions and hears of refusals', async ({
  page,
}) => {
  const { emulator, port } = await startEmulator()
  const site = await startSite()
  try {
    await page.goto(site.address)
    await page.addScriptTag({ content: await bundle() })
    const seen = await page.evaluate(async (at) => {
      const { set, update, add, heardAbove } = globalThis.client(at)
      const heard = heardAbove('things/one', 5)
      await set('things/one', 1)
      await set('things/two', 5)
      const missing = await update('things/none', 1)
      await add('things/one', 'things/two')
      return { heard: await heard, missing }
    }, port)
    expect(seen).toEqual({ heard: 6, missing: 'not-found' })
  } finally {
    emulator.kill()
    site.close()
  }
})
