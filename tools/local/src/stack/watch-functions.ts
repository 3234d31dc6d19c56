import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { StackError } from './stack-error.ts'

type Options = {
  log: (line: string) => void
  /** Called after every successful build, the first included. */
  onBuilt: () => void
}

export type WatchedFunctions = {
  /** The last successful build. */
  folder: string
  close: () => void
}

const SETTLE_MS = 150

/** One build at a time; changes meanwhile start another. */
const builder = (root: string, { log, onBuilt }: Options) => {
  let running: ChildProcess | undefined
  let again = false
  let stopped = false

  const build = () =>
    new Promise<boolean>((resolve) => {
      const args = ['build.ts', '--dev']
      running = spawn(process.execPath, args, { cwd: join(root, 'functions'), stdio: 'inherit' })
      running.once('error', () => resolve(false))
      running.once('exit', (code) => resolve(code === 0))
    })

  return {
    rebuild: async () => {
      again = true
      if (running) return
      while (again) {
        again = false
        const isBuilt = await build()
        if (isBuilt && !stopped) onBuilt()
        if (!isBuilt && !stopped)
          log('  functions can not be built, see above: their last good build stays')
      }
      running = undefined
    },
    stop: () => {
      stopped = true
      again = false
      running?.kill()
    },
  }
}

/**
 * Builds functions now and after every change, into a folder that `npm start` and the deploy don't use. Resolves with
 * the first build, or with an earlier one if the sources are broken.
 */
export const watchFunctions = async (root: string, options: Options): Promise<WatchedFunctions> => {
  const { rebuild, stop } = builder(root, options)
  let timer: NodeJS.Timeout | undefined
  const onChange = (_event: string, file: string | null) => {
    if (file?.includes('.test.')) return
    clearTimeout(timer)
    timer = setTimeout(() => void rebuild(), SETTLE_MS)
  }
  const watchers: FSWatcher[] = ['functions/src', 'contract/src'].map((folder) =>
    watch(join(root, folder), { recursive: true }, onChange),
  )
  const close = () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
    stop()
  }
  const folder = join(root, 'functions/lib.dev')
  await rebuild()
  if (existsSync(folder)) return { folder, close }
  close()
  throw new StackError('The functions can not be built; what is wrong is above.')
}
