import { createWriteStream } from 'node:fs'
import type { WriteStream } from 'node:fs'

const SHOWN = new Set(['WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY'])

/** How long a file that could not be written is left alone; entries of that time are lost. */
const RETRY_MS = 10_000

type Entry = { severity?: string; message?: string; cause?: unknown; stack_trace?: string }

const parse = (line: string): Entry | undefined => {
  try {
    return JSON.parse(line) as object
  } catch {
    return undefined
  }
}

/** The part of the log that the console shows: warnings and errors, and anything that is not structured. */
const consoleLine = (line: string) => {
  const entry = parse(line)
  if (!entry) return line
  const { severity = '', message = line, cause, stack_trace: stack = cause } = entry
  if (!SHOWN.has(severity)) return undefined
  const because = typeof stack === 'string' ? ` (${stack.split('\n')[0]})` : ''
  return `${severity} ${message}${because}`
}

/** Appends to a file for as long as the disk has room. A shop that can't be logged still sells. */
const openFile = (file: string, show: (line: string) => void) => {
  let stream: WriteStream | undefined
  let retryAt = 0

  const open = (flags: 'w' | 'a') => {
    const opened = createWriteStream(file, { flags })
    opened.on('error', (error) => {
      // Everything that was waiting fails as well; once is enough.
      if (stream !== opened) return
      stream = undefined
      // The same trouble again is no news.
      if (retryAt === 0) show(`The shop goes on without its log ${file}: ${error.message}`)
      retryAt = Date.now() + RETRY_MS
    })
    return opened
  }
  stream = open('w')

  return {
    write: (line: string) => {
      if (!stream && Date.now() >= retryAt) stream = open('a')
      stream?.write(`${line}\n`)
    },
    close: () => new Promise<void>((resolve) => (stream ? stream.end(() => resolve()) : resolve())),
  }
}

/** Writes the function's whole log to a file and shows what matters. */
export const openFunctionLog = (file: string, show: (line: string) => void) => {
  const log = openFile(file, show)
  return {
    write: (line: string) => {
      log.write(line)
      const shown = consoleLine(line)
      if (shown) show(`  [function] ${shown}`)
    },
    close: log.close,
  }
}
