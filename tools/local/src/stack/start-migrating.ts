import { runToEnd } from '#processes/run-to-end.ts'

type Options = { env: Record<string, string>; signal: AbortSignal; log: (line: string) => void }

/**
 * Migrates the data folder's documents to this version. If that fails, the shop starts all the same: it reads the
 * previous version's documents, and the next start tries again.
 */
export const startMigrating = (program: string, { signal, ...options }: Options) => {
  const stopping = new AbortController()
  const either = AbortSignal.any([signal, stopping.signal])
  const run = async () => {
    const code = await runToEnd(program, { ...options, args: ['--quiet'], signal: either }).catch(
      () => 1,
    )
    if (code !== 0 && !either.aborted)
      options.log('  Not all data could be brought to this version; the reason is above.')
  }
  return { done: run(), stop: () => stopping.abort() }
}
