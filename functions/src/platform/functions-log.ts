import { write } from 'firebase-functions/logger'
import type { Log } from './log.ts'

/** Cloud Logging's structured entries (cloud.google.com/logging/docs/structured-logging). */
export const functionsLog: Log = {
  info: (message, details) => write({ severity: 'INFO', message, ...details }),
  warn: (message, details) => write({ severity: 'WARNING', message, ...details }),
  error: (message, details) => write({ severity: 'ERROR', message, ...details }),
}
