import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '@bartan/contract/products/schema'
import { random as seeded } from '@bartan/demo-shop/random'
import type { BenchStack, FunctionInstance } from '../stack/start-bench-stack.ts'
import { callJson } from '../workload/call-json.ts'
import { checkOut } from '../workload/check-out.ts'
import { adminToken, registerCustomers, type Customer } from '../workload/customers.ts'
import { productsOf, waitUntilIdle } from './measure-calls.ts'
import { percentile } from './measure.ts'
import { memoryOf } from './process-figures.ts'

/** Figures of several instances that share one database. */
export type InstancesFigures = {
  instances: number
  /** Milliseconds from an admin's edit on one instance until another instance shows it. */
  stale: { medianMs: number; worstMs: number }
  /** Documents read per second while each instance gets ten requests a second, without orders. */
  idleReadsPerSecond: number
  /** Orders per second of 16 customers who buy without a pause: of all products, and of a single product. */
  buying: Selling
  buyingOne: Selling
  memoryMb: number
}

type Selling = { perSecond: number; p99Ms: number; refused: number; reads: number; writes: number }

const SIZES = [1, 2, 4, 8] as const
const CUSTOMERS = 16
const EDITS = 5
const ASK_EACH_MS = 100
const IDLE_MS = 20_000
/** Longer than an instance may serve stale data; an edit not seen by then counts as lost. */
const LOST_MS = 30_000

const urlOf = ({ port }: FunctionInstance) => `http://127.0.0.1:${port}`

/** Polls until the instance shows the price; returns how long that took. */
const untilSeen = async (url: string, id: string, price: number): Promise<number> => {
  const startedAt = performance.now()
  while (performance.now() - startedAt < LOST_MS) {
    const product = await callJson<Product>(`${url}/api/products/${id}`)
    if (product.price === price) return performance.now() - startedAt
    await pause(ASK_EACH_MS)
  }
  throw new Error(`${url} has not seen the price ${price} of ${id} within ${LOST_MS} ms`)
}

const measureStale = async (urls: readonly string[]) => {
  const [first = '', ...others] = urls
  const token = await adminToken(first)
  const [product] = await productsOf(first)
  if (!product) throw new Error('The shop is empty')
  const seen: number[] = []
  for (let edit = 1; edit <= EDITS; edit++) {
    const price = product.price + edit
    const path = `${first}/api/products/${product._id}`
    await callJson(path, { method: 'PUT', body: { price }, token })
    const all = others.length > 0 ? others : urls
    seen.push(...(await Promise.all(all.map((url) => untilSeen(url, product._id, price)))))
  }
  return { medianMs: percentile(seen, 0.5), worstMs: Math.max(...seen) }
}

/** Counts the reads of instances that are visited but sell nothing: they poll for changes. */
const measureIdleReads = async (stack: BenchStack, urls: readonly string[]) => {
  const before = await stack.usage()
  const startedAt = performance.now()
  while (performance.now() - startedAt < IDLE_MS) {
    await Promise.all(urls.map((url) => callJson(`${url}/api/products?limit=1`)))
    await pause(ASK_EACH_MS)
  }
  const { reads } = await stack.usage()
  return ((reads - before.reads) * 1000) / (performance.now() - startedAt)
}

type Shop = { stack: BenchStack; customers: readonly Customer[]; seconds: number }

/** Creates accounts that every instance knows. */
const registerAll = async (stack: BenchStack) => {
  const instance = await stack.startFunction()
  try {
    return await registerCustomers(urlOf(instance), CUSTOMERS)
  } finally {
    await instance.stop()
  }
}

/** Each customer stays with one instance, as load balancing would roughly spread them. */
const sell = async (
  { stack, customers, seconds }: Shop,
  urls: readonly string[],
  products: readonly Product[],
): Promise<Selling> => {
  const random = seeded(urls.length)
  const before = await stack.usage()
  const loads = await Promise.all(
    urls.map((url, at) => {
      const own = customers.filter((_, index) => index % urls.length === at)
      return checkOut({ url, customers: own, products, random, seconds })
    }),
  )
  const after = await stack.usage()
  const latencies = loads.flatMap((load) => load.latencies)
  const orders = latencies.length
  return {
    perSecond: orders / seconds,
    p99Ms: percentile(latencies, 0.99),
    refused: loads.reduce((sum, { failures }) => sum + failures, 0),
    reads: (after.reads - before.reads) / orders,
    writes: (after.writes - before.writes) / orders,
  }
}

const measureSize = async (shop: Shop, size: number): Promise<InstancesFigures> => {
  const { stack } = shop
  const started = Array.from({ length: size }, () => stack.startFunction())
  const instances = await Promise.all(started)
  try {
    const urls = instances.map(urlOf)
    const sold = (await productsOf(urls[0] ?? '')).filter(({ countInStock }) => countInStock > 0)
    const stale = await measureStale(urls)
    const idleReadsPerSecond = await measureIdleReads(stack, urls)
    const buying = await sell(shop, urls, sold)
    const buyingOne = await sell(shop, urls, sold.slice(0, 1))
    const memoryMb = instances.reduce((sum, { pid }) => sum + memoryOf(pid).peakMb, 0)
    return { instances: size, stale, idleReadsPerSecond, buying, buyingOne, memoryMb }
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()))
  }
}

/** Measures one, two, four and eight instances over one database: staleness, orders per second, and reads. */
export const measureInstances = async (
  stack: BenchStack,
  seconds: number,
  log: (line: string) => void,
): Promise<InstancesFigures[]> => {
  const customers = await registerAll(stack)
  await waitUntilIdle(stack)
  const measured: InstancesFigures[] = []
  for (const size of SIZES) {
    log(`${size} ${size === 1 ? 'instance' : 'instances'} …`)
    measured.push(await measureSize({ stack, customers, seconds }, size))
  }
  return measured
}
