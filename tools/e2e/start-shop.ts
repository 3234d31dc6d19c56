import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const START = join(import.meta.dirname, '../local/src/start.ts')

/**
 * Playwright's global setup: one demo shop for the whole run, freshly seeded, on a free port. SHOP_URL names one that
 * is already running.
 */
export default async () => {
  if (process.env.SHOP_URL) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'bartan-e2e-'))
  const shop = fork(START, ['--drawn'], {
    env: { ...process.env, SHOP_PORT: '0', SHOP_DATA: dataDir, SHOP_SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => shop.once('exit', () => resolve()))
  process.env.SHOP_URL = await new Promise<string>((resolve, reject) => {
    void exited.then(() => reject(new Error('The shop did not start')))
    if (!shop.stdout) throw new Error('The shop has no output to read')
    createInterface({ input: shop.stdout }).on('line', (line) => {
      const [, url] = /^Shop ready at (\S+)$/.exec(line) ?? []
      if (url) resolve(url)
      else process.stdout.write(`${line}\n`)
    })
  })
  return async () => {
    shop.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
}
