import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const START = join(import.meta.dirname, '../../../local/src/start.ts')

/** Starts what `npm start` starts, with the demo shop in its own data folder. */
export const startDemoShop = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-lighthouse-shop-'))
  const shop = fork(START, {
    env: { ...process.env, SHOP_PORT: '0', SHOP_DATA: folder, SHOP_SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => shop.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    void exited.then(() => reject(new Error('The shop did not start')))
    if (!shop.stdout) throw new Error('The shop has no output to read')
    createInterface({ input: shop.stdout }).on('line', (line) => {
      const [, ready] = /^Shop ready at (\S+)$/.exec(line) ?? []
      if (ready) resolve(ready)
    })
  })
  return {
    url,
    stop: async () => {
      shop.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
