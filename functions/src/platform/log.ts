/**
 * Structured log lines. Never pass it bodies, tokens, passwords or query strings (a guest id is a key). What slips through is
 * held back by log-without-tokens.ts, and paths by loggedPath.
 */
export type Log = {
  info(message: string, details: Record<string, unknown>): void
  warn(message: string, details: Record<string, unknown>): void
  error(message: string, details: Record<string, unknown>): void
}
