import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '@bartan/contract/products/schema'
import { callJson } from '../workload/call-json.ts'
import { adminToken } from '../workload/customers.ts'
import type { CallFigures, Site } from './measure-calls.ts'
import { percentile } from './measure.ts'
import { exactCpuMsOf, memoryOf } from './process-figures.ts'

const RUNS = 30

/** Background work after an edit isn't part of the page's cost. */
const REST_MS = 50

/**
 * The one home page stays in memory until a product on it changes. So a price is edited before each visit, and only
 * the visit is measured.
 */
export const measureNewHome = async ({ instance, url }: Site): Promise<CallFigures> => {
  const token = await adminToken(url)
  const { _id, price } = await callJson<Product>(`${url}/api/products/best-seller`)
  const latencies: number[] = []
  let cpuMs = 0
  for (let run = 0; run < RUNS; run++) {
    const body = { price: price + 1 + (run % 2) }
    await callJson(`${url}/api/products/${_id}`, { method: 'PUT', body, token })
    await pause(REST_MS)
    const cpuBefore = exactCpuMsOf(instance.pid)
    const startedAt = performance.now()
    const reply = await fetch(url)
    await reply.text()
    latencies.push(performance.now() - startedAt)
    cpuMs += exactCpuMsOf(instance.pid) - cpuBefore
  }
  const functionMs = cpuMs / RUNS
  return {
    call: 'home page, new',
    connections: 1,
    calls: RUNS,
    failures: 0,
    perSecond: (RUNS * 1000) / latencies.reduce((sum, one) => sum + one, 0),
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    cpuMs: { function: functionMs, database: 0, both: functionMs, auth: 0 },
    reads: 0,
    writes: 0,
    memoryMb: memoryOf(instance.pid).peakMb,
  }
}
