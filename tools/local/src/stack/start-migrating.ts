import { readFileSync } from 'node:fs'
import { runToEnd } from '#processes/run-to-end.ts'
import type { DataFolder } from './data-folder.ts'

type Options = {
  data: Pick<DataFolder, 'migratedBy' | 'markMigrated'>
  env: Record<string, string>
  signal: AbortSignal
  log: (line: string) => void
}

/**
 * Migrates the data folder's documents to this version. If that fails, the shop starts all the same: it reads the
 * previous version's documents, and the next start tries again. A program that has done so isn't run again: its text
 * names the bundle's other files by their content.
 */
export const startMigrating = (program: string, { data, signal, ...options }: Options) => {
  const text = readFileSync(program, 'utf8')
  if (data.migratedBy === text) return { done: Promise.resolve(), stop: () => {} }
  const stopping = new AbortController()
  const either = AbortSignal.any([signal, stopping.signal])
  const run = async () => {
    const code = await runToEnd(program, { ...options, args: ['--quiet'], signal: either }).catch(
      () => 1,
    )
    if (either.aborted) return
    if (code === 0) data.markMigrated(text)
    else options.log('  Not all data could be brought to this version; the reason is above.')
  }
  return { done: run(), stop: () => stopping.abort() }
}
