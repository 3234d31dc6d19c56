import { spawn } from 'node:child_process'
import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

const SETTLE_MS = 150

const build = (root: string) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, ['build.ts'], {
      cwd: join(root, 'functions'),
      stdio: 'inherit',
    })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })

/** Rebuilds functions when one of its sources changes, one build at a time. */
export const watchFunctions = (root: string, onBuilt: () => void) => {
  let timer: NodeJS.Timeout | undefined
  let building = false
  let again = false

  const rebuild = async () => {
    if (building) {
      again = true
      return
    }
    building = true
    try {
      do {
        again = false
        if (await build(root)) onBuilt()
      } while (again)
    } finally {
      building = false
    }
  }
  const onChange = (_event: string, file: string | null) => {
    if (file?.includes('.test.')) return
    clearTimeout(timer)
    timer = setTimeout(() => void rebuild(), SETTLE_MS)
  }
  const watchers: FSWatcher[] = ['functions/src', 'contract/src'].map((folder) =>
    watch(join(root, folder), { recursive: true }, onChange),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
