import type { Log } from './log.ts'

/**
 * As long as the tokens of links (43 letters of base64url) and similar values: guest ids, hashes, parts of JWTs. Ids of
 * calls (36) and documents (20) are shorter.
 */
const TOKEN = /[A-Za-z0-9_-]{40,}/g

const scrubbed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(TOKEN, '…')
  if (Array.isArray(value)) return value.map(scrubbed)
  if (value instanceof Error) return scrubbed(value.stack ?? value.message)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, scrubbed(part)]))
}

/** The last filter before the log: masks tokens in messages, paths and stacks. */
export const logWithoutTokens = (log: Log): Log => {
  const write =
    (level: keyof Log): Log[keyof Log] =>
    (message, details) =>
      log[level](String(scrubbed(message)), scrubbed(details) as Record<string, unknown>)
  return { info: write('info'), warn: write('warn'), error: write('error') }
}
