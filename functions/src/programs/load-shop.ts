import { readFile } from 'node:fs/promises'
import { connectShop } from '#composition/shop.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { loadShopData } from './import-data/load-shop-data.ts'
import { parseShopData } from './import-data/shop-data-schema.ts'

/** `node lib/load-shop.js FILE.json`: loads a file into a shop (contract/src/shop-data.ts). */

const say = (text: string) => process.stdout.write(`${text}\n`)
const complain = (message: string, details: Record<string, unknown>) =>
  process.stderr.write(`${message} ${JSON.stringify(details)}\n`)
const log: Log = { info: complain, warn: complain, error: complain }

const main = async (file: string | undefined): Promise<void> => {
  if (!file) throw new Error('Usage: node load-shop.js FILE.json')
  const data = parseShopData(await readFile(file, 'utf8'))
  await loadShopData(connectShop(readConfig(process.env), { clock: systemClock, log }), data, say)
}

try {
  await main(process.argv[2])
  // Firestore's connections would keep the process running.
  process.exit(0)
} catch (error) {
  process.stderr.write(`The shop was not loaded: ${String(error)}\n`)
  process.exit(1)
}
