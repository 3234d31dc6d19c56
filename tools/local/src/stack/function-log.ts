import { createWriteStream, type WriteStream } from 'node:fs'

const SHOWN = new Set(['WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY'])

/** The pause after a failed write to the file; entries in it are lost. */
const RETRY_MS = 10_000

type Entry = { severity?: string; message?: string; cause?: unknown; stack_trace?: string }

const parse = (line: string): Entry | undefined => {
  try {
    return JSON.parse(line) as object
  } catch {
    return undefined
  }
}

/** The console's part of the log: warnings, errors, and unstructured lines. */
const consoleLine = (line: string) => {
  const entry = parse(line)
  if (!entry) return line
  const { severity = '', message = line, cause, stack_trace: stack = cause } = entry
  if (!SHOWN.has(severity)) return undefined
  const because = typeof stack === 'string' ? ` (${stack.split('\n')[0]})` : ''
  return `${severity} ${message}${because}`
}

/** Appends to a file as long as the disk has space. A shop without a log still sells. */
const openFile = (file: string, show: (line: string) => void) => {
  let stream: WriteStream | undefined
  let retryAt = 0

  const open = (flags: 'w' | 'a') => {
    const opened = createWriteStream(file, { flags })
    opened.on('error', (error) => {
      // All pending writes fail as well; one report is enough.
      if (stream !== opened) return
      stream = undefined
      // Reports the same fault only once.
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

/** Writes the function's whole log to a file, and shows the important part. */
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
