import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'

/** The real time, until it is moved. Who sleeps by it wakes at once, later. */
export class MovableClock implements Clock {
  #offset = 0

  now(): Date {
    return new Date(Date.now() + this.#offset)
  }

  async sleep(ms: number): Promise<void> {
    this.#offset += ms
  }

  pass({ minutes }: { minutes: number }): void {
    this.#offset += minutes * 60_000
  }

  /** To where the next span of so many minutes begins: what is counted by spans is then counted in one. */
  toNext({ minutes }: { minutes: number }): void {
    this.pass({ minutes: minutes - ((this.now().getTime() / 60_000) % minutes) })
  }
}

type Entry = { level: keyof Log; message: string; details: Record<string, unknown> }

/** Keeps the log for tests to read. */
export class RecordingLog implements Log {
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
