import { setTimeout } from 'node:timers/promises'
import type { Product } from '@bartan/contract/products/schema'
import { random as seeded } from '@bartan/demo-shop/random'
import { startBenchHosting } from '../stack/start-bench-hosting.ts'
import type { BenchStack, FunctionInstance } from '../stack/start-bench-stack.ts'
import { detailCalls, facetCalls, listCalls, searchCalls } from '../workload/browsing.ts'
import { callJson } from '../workload/call-json.ts'
import { checkOut } from '../workload/check-out.ts'
import { registerCustomers } from '../workload/customers.ts'
import { addToCartCalls } from '../workload/guest-carts.ts'
import { drive, type Call } from './drive.ts'
import { measure, percentile, type Figures } from './measure.ts'

export type CallFigures = Figures & { call: string; connections: number; finalizeP99Ms?: number }

export const CONNECTIONS = [1, 10] as const
const MAX_CONNECTIONS = Math.max(...CONNECTIONS)
const WARM_UP_SECONDS = 1
const BUYING_WARM_UP_SECONDS = 4
const PAGE = 100
/** Pages of the product list that are read to collect product ids. */
const PAGES = 20

export const productsOf = async (url: string): Promise<Product[]> => {
  const known: Product[] = []
  for (let page = 1; page <= PAGES; page++) {
    const products = await callJson<Product[]>(`${url}/api/products?limit=${PAGE}&page=${page}`)
    known.push(...products)
    if (products.length < PAGE) break
  }
  return known
}

export type Site = { stack: BenchStack; instance: FunctionInstance; url: string; seconds: number }

export const measureDriven = async (
  { stack, instance, url, seconds }: Site,
  call: string,
  next: () => Call,
  connections: number,
): Promise<CallFigures> => {
  await drive({ url, connections, seconds: WARM_UP_SECONDS, next })
  const run = () => drive({ url, connections, seconds, next })
  return { call, connections, ...(await measure(stack, instance, run)) }
}

/** Measures list, its facets, search and product detail. */
export const measureBrowsing = async (site: Site): Promise<CallFigures[]> => {
  const random = seeded(1)
  const ids = (await productsOf(site.url)).map(({ _id }) => _id)
  const workloads = {
    list: listCalls(random),
    facets: facetCalls(random),
    search: searchCalls(random),
    detail: detailCalls(ids, random),
  }
  const measured: CallFigures[] = []
  for (const [call, next] of Object.entries(workloads))
    for (const connections of CONNECTIONS)
      measured.push(await measureDriven(site, call, next, connections))
  return measured
}

/** Measures add to cart, whole checkouts, and whole checkouts of a single product that all customers buy. */
export const measureBuying = async (site: Site): Promise<CallFigures[]> => {
  const { stack, instance, url, seconds } = site
  const random = seeded(2)
  const sold = (await productsOf(url)).filter(({ countInStock }) => countInStock > 0)
  const customers = await registerCustomers(url, MAX_CONNECTIONS)
  const measured: CallFigures[] = []
  // The SDK's connection to the database takes longer to warm up than answers from memory.
  await checkOut({ url, customers, products: sold, random, seconds: BUYING_WARM_UP_SECONDS })
  for (const connections of CONNECTIONS)
    measured.push(
      await measureDriven(site, 'add to cart', addToCartCalls(sold, random), connections),
    )
  const measureCheckouts = async (call: string, connections: number, products: Product[]) => {
    const options = { url, customers: customers.slice(0, connections), products, random }
    let finalizeMs: number[] = []
    await checkOut({ ...options, seconds: WARM_UP_SECONDS })
    const figures = await measure(stack, instance, async () => {
      const load = await checkOut({ ...options, seconds })
      ;({ finalizeMs } = load)
      return load
    })
    measured.push({ call, connections, ...figures, finalizeP99Ms: percentile(finalizeMs, 0.99) })
  }
  for (const connections of CONNECTIONS) await measureCheckouts('checkout', connections, sold)
  await measureCheckouts('checkout of one hot product', MAX_CONNECTIONS, sold.slice(0, 1))
  return measured
}

/**
 * A new instance's replica of the catalog reads all changes since some seconds before its start. Right after seeding,
 * those are all products.
 */
const REST_MS = 12_000

const waitUntilIdle = ({ seededAt }: BenchStack): Promise<void> =>
  setTimeout(Math.max(0, seededAt + REST_MS - Date.now()))

/** Runs `visit` against one new, idle instance, through its own port or through Hosting. */
export const withSite = async <T>(
  stack: BenchStack,
  { hosting, seconds }: { hosting: boolean; seconds: number },
  visit: (site: Site) => Promise<T>,
): Promise<T> => {
  await waitUntilIdle(stack)
  const instance = await stack.startFunction()
  const proxy = hosting ? await startBenchHosting(stack, instance) : undefined
  try {
    return await visit({
      stack,
      instance,
      url: `http://127.0.0.1:${proxy?.port ?? instance.port}`,
      seconds,
    })
  } finally {
    await proxy?.stop()
    await instance.stop()
  }
}
