import { parseArgs } from 'node:util'

export type Settings = { seconds: number; products: number; help: boolean }

const MAX_SECONDS = 600
const MAX_PRODUCTS = 20_000

export const USAGE = `npm run hostile -- [--seconds N] [--products N]

Attacks the shop on this machine's own loopback for N seconds (600, which is also the longest), with honest
shoppers and a seller among the attackers, then compares what was sold with the stock and says what it took.
--products   how many products the shop has (1000)

Ends with status 1 where a target is missed.`

const wholeNumber = (name: string, text: string, max: number): number => {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > max)
    throw new Error(`--${name} must be a whole number from 1 to ${max}, not '${text}'`)
  return number
}

export const readSettings = (args: string[]): Settings => {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: String(MAX_SECONDS) },
      products: { type: 'string', default: '1000' },
      help: { type: 'boolean', default: false },
    },
  })
  return {
    help: values.help,
    seconds: wholeNumber('seconds', values.seconds, MAX_SECONDS),
    products: wholeNumber('products', values.products, MAX_PRODUCTS),
  }
}
