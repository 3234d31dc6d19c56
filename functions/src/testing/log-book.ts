import type { Log } from '#platform/log.ts'

type Entry = { level: keyof Log; message: string; details: Record<string, unknown> }

/** Keeps the log for tests to read. */
export class LogBook implements Log {
  readonly entries: Entry[] = []

  info = (message: string, details: Record<string, unknown>): void =>
    this.#add('info', message, details)

  warn = (message: string, details: Record<string, unknown>): void =>
    this.#add('warn', message, details)

  error = (message: string, details: Record<string, unknown>): void =>
    this.#add('error', message, details)

  #add(level: keyof Log, message: string, details: Record<string, unknown>): void {
    this.entries.push({ level, message, details })
  }
}
