import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '#processes/run-to-end.ts'

type Options = {
  /** `functions/lib/load-shop.js`: only functions knows how a shop is stored. */
  loader: string
  env: Record<string, string>
  signal: AbortSignal
  log: (line: string) => void
}

/** Writes accounts, products and orders through functions' own loader; `write` puts a `ShopData` into the file as JSON. */
export const runLoader = async (
  write: (file: string) => Promise<void>,
  { loader, ...options }: Options,
) => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-seed-'))
  try {
    const file = join(folder, 'shop.json')
    await write(file)
    const code = await runToEnd(loader, { ...options, args: [file] })
    if (code !== 0) throw new Error(`Loading the shop's data failed (exit ${code}).`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
