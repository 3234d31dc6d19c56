import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

type Options = {
  /** The repository with firebase-tools. */
  root: string
  /** The folder with firebase.json. */
  folder: string
  projectId: string
  env: Record<string, string>
  onOutput: (line: string) => void
}

const STOP_WITHIN_MS = 30_000

/** The firebase CLI's functions and hosting emulators, which need neither Java nor network. */
export const startCliEmulators = async ({ root, folder, projectId, env, onOutput }: Options) => {
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--only',
      'functions,hosting',
      '--project',
      projectId,
    ],
    {
      cwd: folder,
      // Without the first, the CLI asks the registry about firebase-functions, and waits ten seconds if it is
      // unreachable.
      env: { ...process.env, npm_config_offline: 'true', CI: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        onOutput(line)
        if (line.includes('All emulators ready')) resolve()
      })
    child.once('error', reject)
    void exited.then(() =>
      reject(new Error(['The emulators of the CLI did not start.', ...lines].join('\n'))),
    )
  })
  return {
    stop: async () => {
      child.kill('SIGTERM')
      const tooLate = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      await exited
      clearTimeout(tooLate)
    },
  }
}
