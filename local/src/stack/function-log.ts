import { createWriteStream } from 'node:fs'

const SHOWN = new Set(['WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY'])

const parse = (line: string): { severity?: string; message?: string } | undefined => {
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
  return SHOWN.has(entry.severity ?? '') ? `${entry.severity} ${entry.message ?? line}` : undefined
}

/** Writes the function's whole log to a file and shows what matters. */
export const openFunctionLog = (file: string, show: (line: string) => void) => {
  const stream = createWriteStream(file)
  return {
    write: (line: string) => {
      stream.write(`${line}\n`)
      const shown = consoleLine(line)
      if (shown) show(`  [function] ${shown}`)
    },
    close: () => new Promise<void>((resolve) => stream.end(resolve)),
  }
}
