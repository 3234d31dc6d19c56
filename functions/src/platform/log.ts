/**
 * Structured log lines. Never pass bodies, tokens, passwords or query strings (a guest id is a key).
 * log-without-tokens.ts masks what slips through, and loggedPath masks paths.
 */
export type Log = {
  info(message: string, details: Record<string, unknown>): void
  warn(message: string, details: Record<string, unknown>): void
  error(message: string, details: Record<string, unknown>): void
}
