import { resolve } from 'node:path'
import type { Seed } from '@bartan/demo-shop/compose-shop'
import { StackError } from './stack-error.ts'

export type Settings = {
  port: number
  host: string
  dataDir: string
  seed: Seed
  /** The mail server; without one, mails stay in the outbox. */
  smtpUrl?: string | undefined
}

const MAX_SEED = 100_000

const wholeNumber = (text: string, max: number) => {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  return number <= max ? number : undefined
}

const seedOf = (text: string): Seed | undefined => {
  if (text === 'demo' || text === 'empty') return text
  const count = wholeNumber(text, MAX_SEED)
  return count === 0 ? undefined : count
}

/** Reads SHOP_PORT, SHOP_HOST, SHOP_DATA, SHOP_SEED and SMTP_URL; throws one error with all faults. */
export const readSettings = (
  environment: Record<string, string | undefined>,
  root: string,
): Settings => {
  const portText = environment.SHOP_PORT || '3000'
  const seedText = environment.SHOP_SEED || 'demo'
  const port = wholeNumber(portText, 65_535)
  const seed = seedOf(seedText)
  if (port !== undefined && seed !== undefined) {
    const host = environment.SHOP_HOST || '127.0.0.1'
    const dataDir = resolve(root, environment.SHOP_DATA || '.data')
    return { port, host, dataDir, seed, smtpUrl: environment.SMTP_URL }
  }
  const faults = [
    port === undefined && `SHOP_PORT is '${portText}': it must be a port number, 0 to 65535`,
    seed === undefined &&
      `SHOP_SEED is '${seedText}': it must be demo, empty or a number of products up to ${MAX_SEED}`,
  ]
  throw new StackError(faults.filter(Boolean).join('; '))
}
