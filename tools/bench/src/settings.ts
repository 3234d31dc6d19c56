import { parseArgs } from 'node:util'

export type Settings = {
  products: number
  /** Number of existing orders while the admin's pages are measured. */
  orders: number
  /** Seconds per call and number of connections. */
  seconds: number
  /** Each product has six variants. */
  variants: boolean
  /** Sends requests through the local Hosting instead of the function's own port. */
  hosting: boolean
  /** Measures growing catalogs instead of one size. */
  growth: boolean
  /** Only checks how long loading the bundle takes. */
  cold: boolean
  /** Part to measure; undefined measures everything. */
  only: Part | undefined
  /** Measures the first `npm start` of a fresh clone instead. */
  firstStart: boolean
  /** Folder of the function's bundle. */
  bundle: string
  /** Folder for CPU profiles of the function and the database; profiling slows both down. */
  profile?: string
}

/** What `--only` can name. */
const PARTS = ['browsing', 'buying', 'desk', 'import', 'pages', 'presses'] as const
type Part = (typeof PARTS)[number]

const LARGEST_CATALOG = 100_000
const MAX_ORDERS = 1_000_000

const wholeNumber = (name: string, text: string, max: number) => {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > max)
    throw new Error(`--${name} must be a whole number from 1 to ${max}, not '${text}'`)
  return number
}

const part = (name: string | undefined): Part | undefined => {
  const known = PARTS.find((one) => one === name)
  if (name !== undefined && !known) throw new Error(`--only must be one of ${PARTS.join(', ')}`)
  return known
}

export const readSettings = (args: string[], bundle: string): Settings => {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string' },
      orders: { type: 'string', default: '50000' },
      seconds: { type: 'string', default: '4' },
      variants: { type: 'boolean', default: false },
      hosting: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      cold: { type: 'boolean', default: false },
      only: { type: 'string' },
      'first-start': { type: 'boolean', default: false },
      bundle: { type: 'string', default: bundle },
      profile: { type: 'string' },
    },
  })
  const { 'first-start': firstStart, ...others } = values
  const usual = values.only === 'import' ? '2000' : '1000'
  return {
    ...others,
    only: part(values.only),
    firstStart,
    products: wholeNumber('products', values.products ?? usual, LARGEST_CATALOG),
    orders: values.only === 'desk' ? wholeNumber('orders', values.orders, MAX_ORDERS) : 0,
    seconds: wholeNumber('seconds', values.seconds, 600),
  }
}
