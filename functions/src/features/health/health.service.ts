import { AppError } from '../../app-error.ts'

type Ports = {
  /** Makes sure that the database answers; rejects where it doesn't. */
  pingDatabase: () => Promise<void>
}

const PATIENCE_MS = 3000

const withinPatience = async (work: Promise<void>): Promise<void> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer in ${PATIENCE_MS} ms`)), PATIENCE_MS)
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export const healthService = ({ pingDatabase }: Ports) => ({
  check: async () => {
    try {
      await withinPatience(pingDatabase())
    } catch (cause) {
      throw new AppError('unavailable', 'The shop is not available right now', {
        cause,
        retryAfterSeconds: 10,
      })
    }
    return { status: 'ok' as const, checks: { database: 'ok' as const } }
  },
})

export type HealthService = ReturnType<typeof healthService>
