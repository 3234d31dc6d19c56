import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ImportJob } from '@bartan/contract/products/import-schema'
import { startPictureServer } from '../stack/picture-server.ts'
import type { BenchStack } from '../stack/start-bench-stack.ts'
import { callJson } from '../workload/call-json.ts'
import { adminToken } from '../workload/customers.ts'
import { PICTURES_EACH, shopifyList } from '../workload/shopify-list.ts'
import { cpuMsOf, memoryOf } from './process-figures.ts'

const LEAD_HOME = join(import.meta.dirname, '../stack/lead-home.ts')
const LOOK_MS = 1000
/** Polls between two lines of progress. */
const LINES = 30

const CALL = '/api/admin/products/import'

export type Imported = {
  products: number
  pictures: number
  seconds: number
  peakMb: number
  functionCpuSeconds: number
  databaseCpuSeconds: number
  storageCpuSeconds: number
}

/**
 * Imports another shop's list with its pictures, and measures until the last picture is stored.
 * @throws if anything is missing afterwards
 */
export const importProducts = async (
  stack: BenchStack,
  products: number,
  log: (line: string) => void,
): Promise<Imported> => {
  const pictures = await startPictureServer()
  const instance = await stack.startFunction({ preload: LEAD_HOME })
  try {
    const url = `http://127.0.0.1:${instance.port}`
    const token = await adminToken(url)
    const csv = shopifyList(products, pictures.origin)
    const cpu = () =>
      [instance.pid, stack.pids.database, stack.pids.storage].map((pid) => cpuMsOf(pid) / 1000)
    const before = cpu()
    const startedAt = performance.now()
    const secondsSoFar = () => (performance.now() - startedAt) / 1000
    const { id } = await callJson<{ id: string }>(`${url}${CALL}`, { token, body: { csv } })
    let job: ImportJob
    let looks = 0
    do {
      await setTimeout(LOOK_MS)
      job = await callJson<ImportJob>(`${url}${CALL}/${id}`, { token })
      if (looks++ % LINES === 0)
        log(
          `${secondsSoFar().toFixed(0)} s: ${job.done} products, ${job.pictures.done} pictures, ${memoryOf(instance.pid).peakMb.toFixed(0)} MB`,
        )
    } while (job.state === 'running')
    const seconds = secondsSoFar()
    const isWhole = job.state === 'done' && job.done === products && job.faulty.length === 0
    if (!isWhole || job.pictures.failed.length > 0 || job.pictures.done < products * PICTURES_EACH)
      throw new Error(`The import is not whole: ${JSON.stringify(job).slice(0, 1000)}`)
    const [functionCpuSeconds = 0, databaseCpuSeconds = 0, storageCpuSeconds = 0] = cpu().map(
      (after, place) => after - (before[place] ?? 0),
    )
    return {
      products,
      pictures: job.pictures.done,
      seconds,
      peakMb: memoryOf(instance.pid).peakMb,
      functionCpuSeconds,
      databaseCpuSeconds,
      storageCpuSeconds,
    }
  } finally {
    await instance.stop()
    pictures.stop()
  }
}
