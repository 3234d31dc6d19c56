import { createHash } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { createCallCounter } from '#platform/caches/call-counter.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import type { Clock } from '#platform/clock.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'

const WINDOW_SECONDS = 600

/** Far more than anybody packs or reads in ten minutes; drawing one takes 50 ms of CPU. */
const MAX_DRAWN = 100

const refuse = (seconds: number): never => {
  throw new AppError('too_many_requests', reason('too_many_requests'), {
    retryAfterSeconds: seconds,
  })
}

/** Draws PDFs, rate-limited per caller; equal ones are drawn once. */
export const drawnPdfs = (clock: Clock) => {
  const kept = createCache<Buffer>('pdfs', { bytesOf: (bytes) => bytes.length })
  const drawing = new SingleFlight<Buffer>()
  const counts = createCallCounter('pdfsPerCaller')

  /**
   * Draws without a cache.
   * @throws AppError too_many_requests
   */
  const draw = async (caller: Caller, job: () => Promise<Buffer>): Promise<Buffer> => {
    const seconds = Math.floor(clock.now().getTime() / 1000)
    const window = Math.floor(seconds / WINDOW_SECONDS)
    if (counts.add(caller._id, window) > MAX_DRAWN) refuse((window + 1) * WINDOW_SECONDS - seconds)
    return job()
  }

  return {
    draw,

    /** `content` is everything that the PDF depends on. */
    drawOnce: async (
      caller: Caller,
      content: unknown,
      job: () => Promise<Buffer>,
    ): Promise<Buffer> => {
      const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
      const known = kept.get(key)
      if (known) return known
      return drawing.run(key, async () => {
        const bytes = await draw(caller, job)
        kept.set(key, bytes)
        return bytes
      })
    },
  }
}
