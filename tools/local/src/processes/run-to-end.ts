import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

type Options = {
  args: readonly string[]
  env: Record<string, string>
  signal: AbortSignal
  log: (line: string) => void
}

/** Runs a program of functions/lib with its output shown; resolves with the exit status. */
export const runToEnd = (program: string, { args, env, signal, log }: Options) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    })
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => log(`  ${line}`))
    }
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
