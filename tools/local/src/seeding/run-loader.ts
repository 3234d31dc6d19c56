import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ShopData } from '@bartan/contract/shop/shop-data'

type Options = {
  /** `functions/lib/load-shop.js`: only functions knows how a shop is stored. */
  loader: string
  env: Record<string, string>
  signal: AbortSignal
  log: (line: string) => void
}

const run = ({ loader, env, signal, log }: Options, file: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [loader, file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    })
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => log(`  ${line}`))
    }
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Loading the shop's data failed (exit ${code}).`)),
    )
  })

/** Writes accounts, products and orders through functions' own loader. */
export const runLoader = async (shop: ShopData, options: Options) => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-seed-'))
  try {
    const file = join(folder, 'shop.json')
    await writeFile(file, JSON.stringify(shop))
    await run(options, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
