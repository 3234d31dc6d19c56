import { write } from 'firebase-functions/logger'
import type { Log } from '#platform/log.ts'

/**
 * Marks an entry as an error even without a stack (cloud.google.com/error-reporting/docs/formatting-error-messages).
 */
const REPORTED =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent'

type Entry = Parameters<typeof write>[0]

/** An error in the format that Error Reporting groups: by its cause's stack, service and revision. */
export const errorEntry = (
  message: string,
  { cause, ...details }: Record<string, unknown>,
  environment: Record<string, string | undefined>,
): Entry => ({
  severity: 'ERROR',
  '@type': REPORTED,
  message,
  ...(typeof cause === 'string' && cause.includes('\n    at ')
    ? { stack_trace: cause }
    : cause !== undefined && { cause }),
  serviceContext: {
    service: environment['K_SERVICE'] ?? 'api',
    version: environment['K_REVISION'] ?? 'local',
  },
  ...details,
})

/** Cloud Logging's structured entries (cloud.google.com/logging/docs/structured-logging). */
export const functionsLog: Log = {
  info: (message, details) => write({ severity: 'INFO', message, ...details }),
  warn: (message, details) => write({ severity: 'WARNING', message, ...details }),
  error: (message, details) => write(errorEntry(message, details, process.env)),
}
