import { setTimeout as pause } from 'node:timers/promises'
import { runToEnd } from '#processes/run-to-end.ts'

/** Cloud Scheduler calls once a night. Not during the start, which is busy. */
const FIRST_PAUSE_MS = 10 * 60_000
const EVERY_MS = 24 * 3_600_000

type Options = { env: Record<string, string>; log: (line: string) => void; firstPauseMs?: number }

/** Deletes personal data after its retention period, once a day. A failure is retried the next day. */
export const startRetention = (
  program: string,
  { firstPauseMs = FIRST_PAUSE_MS, ...options }: Options,
) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    for (let wait = firstPauseMs; ; wait = EVERY_MS) {
      await pause(wait, undefined, { signal, ref: false })
      const code = await runToEnd(program, { ...options, args: ['--quiet'], signal }).catch(() => 1)
      if (code !== 0 && !signal.aborted)
        options.log('  Not all old personal data could be removed; the reason is above.')
    }
  }
  const done = run().catch(() => undefined)
  return {
    stop: async () => {
      stopping.abort()
      await done
    },
  }
}
