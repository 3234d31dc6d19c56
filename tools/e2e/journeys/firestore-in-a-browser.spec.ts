import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  try {
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Page</title>' }),
    )
    await page.goto('http://elsewhere.test/')
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
  }
})
