import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import { within } from '#platform/concurrency/jobs.ts'

/** The services that the API depends on. Each function resolves if its service answers, and rejects if not. */
type Ports = {
  database: () => Promise<void>
  accounts: () => Promise<void>
  pictures: () => Promise<void>
}

type Checked = { status: 'ok'; checks: Record<keyof Ports, 'ok'> }

const PATIENCE_MS = 3000
/** Asking more often than this costs nothing. */
const KEPT_MS = 5000

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

export const healthService = (ports: Ports) => {
  let kept: { until: number; checked: Promise<Checked> } | undefined

  const look = async (): Promise<Checked> => {
    const faults: string[] = []
    await Promise.all(
      Object.entries(ports).map(async ([name, answers]) => {
        try {
          await within(answers(), PATIENCE_MS)
        } catch (error) {
          faults.push(`${name}: ${messageOf(error)}`)
        }
      }),
    )
    if (faults.length > 0)
      throw new AppError('unavailable', reason('unavailable'), {
        // Which one it was is only for the log.
        cause: new Error(faults.join('; ')),
        retryAfterSeconds: 10,
      })
    return { status: 'ok', checks: { database: 'ok', accounts: 'ok', pictures: 'ok' } }
  }

  return {
    check: (): Promise<Checked> => {
      const now = performance.now()
      if (!kept || now >= kept.until) kept = { until: now + KEPT_MS, checked: look() }
      return kept.checked
    },
  }
}

export type HealthService = ReturnType<typeof healthService>
