import { setTimeout } from 'node:timers/promises'
import type { BenchStack } from '../stack/start-bench-stack.ts'
import { adminToken } from '../workload/customers.ts'
import { HOSTILE_LISTS } from '../workload/hostile-lists.ts'
import { cpuMsOf, memoryOf } from './process-figures.ts'

const PAUSE_MS = 20

export type Hostile = {
  file: string
  status: number
  seconds: number
  cpuSeconds: number
  /** Of a product list, asked for all the while. */
  slowestListMs: number
  peakMb: number
}

/** Sends each hostile file to be read, and measures how long shoppers wait meanwhile for a list. */
export const measureHostileLists = async (stack: BenchStack): Promise<Hostile[]> => {
  const instance = await stack.startFunction()
  try {
    const url = `http://127.0.0.1:${instance.port}`
    const token = await adminToken(url)
    const listMs = async () => {
      const startedAt = performance.now()
      await (await fetch(`${url}/api/products`)).arrayBuffer()
      return performance.now() - startedAt
    }
    await listMs()
    const measured: Hostile[] = []
    for (const [file, csv] of HOSTILE_LISTS) {
      const startedAt = performance.now()
      const cpuBefore = cpuMsOf(instance.pid)
      const reading = fetch(`${url}/api/admin/products/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ csv, dryRun: true }),
      })
      let slowestListMs = 0
      let read: Response | undefined
      do {
        slowestListMs = Math.max(slowestListMs, await listMs())
        read = await Promise.race([reading, setTimeout(PAUSE_MS, undefined)])
      } while (!read)
      measured.push({
        file,
        status: read.status,
        seconds: (performance.now() - startedAt) / 1000,
        cpuSeconds: (cpuMsOf(instance.pid) - cpuBefore) / 1000,
        slowestListMs,
        peakMb: memoryOf(instance.pid).peakMb,
      })
    }
    return measured
  } finally {
    await instance.stop()
  }
}
