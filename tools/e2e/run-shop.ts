import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const START = join(import.meta.dirname, '../local/src/start.ts')

/** Starts a separate, freshly seeded shop on a free port. */
export const runShop = async (seed: 'demo' | 'empty') => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bartan-e2e-'))
  const shop = fork(START, {
    env: { ...process.env, SHOP_PORT: '0', SHOP_DATA: dataDir, SHOP_SEED: seed },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => shop.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    void exited.then(() => reject(new Error('The shop did not start')))
    if (!shop.stdout) throw new Error('The shop has no output to read')
    createInterface({ input: shop.stdout }).on('line', (line) => {
      const [, ready] = /^Shop ready at (\S+)$/.exec(line) ?? []
      if (ready) resolve(ready)
      else process.stdout.write(`${line}\n`)
    })
  })
  const stop = async () => {
    shop.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, stop }
}
