import type { Log } from '../platform/log.ts'

type Entry = { level: keyof Log; message: string; details: Record<string, unknown> }

/** Keeps what was logged, for tests to look at. */
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
