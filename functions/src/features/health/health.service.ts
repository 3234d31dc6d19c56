import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import { withTimeout } from '#platform/concurrency/jobs.ts'

/** The services that the API depends on. Each function resolves if its service answers, else rejects. */
type Ports = {
  database: () => Promise<void>
  accounts: () => Promise<void>
  pictures: () => Promise<void>
}

type Checked = { status: 'ok'; checks: Record<keyof Ports, 'ok'> }

const TIMEOUT_MS = 3000
/** Results are cached for this time. */
const KEPT_MS = 5000

/** RESOURCE_EXHAUSTED of Firestore: a quota, or the local stack's disk. */
const isUsedUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 8

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

export const healthService = (ports: Ports) => {
  let kept: { until: number; checked: Promise<Checked> } | undefined

  const look = async (): Promise<Checked> => {
    const faults: string[] = []
    let cannotSave = false
    await Promise.all(
      Object.entries(ports).map(async ([name, answers]) => {
        try {
          await withTimeout(answers(), TIMEOUT_MS)
        } catch (error) {
          cannotSave ||= isUsedUp(error)
          faults.push(`${name}: ${messageOf(error)}`)
        }
      }),
    )
    if (faults.length > 0)
      throw new AppError('unavailable', reason(cannotSave ? 'cannot_save' : 'unavailable'), {
        // Only the log says which service failed.
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
