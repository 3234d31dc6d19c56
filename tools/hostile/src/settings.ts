import { parseArgs } from 'node:util'

export type Settings = { seconds: number; products: number }

const MAX_SECONDS = 600
const MAX_PRODUCTS = 20_000

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
    },
  })
  return {
    seconds: wholeNumber('seconds', values.seconds, MAX_SECONDS),
    products: wholeNumber('products', values.products, MAX_PRODUCTS),
  }
}
