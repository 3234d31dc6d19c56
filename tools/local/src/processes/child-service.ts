import { fork, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Missing } from '@bartan/firestore-emulator/sqlite/data-folder-error'
import { StackError } from '#stack/stack-error.ts'
import type { Ready } from './serve-parent.ts'

type Options = {
  args?: string[]
  env?: Record<string, string>
  onOutput: (line: string) => void
  execArgv?: string[]
  /** Stops a service that isn't ready yet. */
  signal?: AbortSignal
  /** Sent to the service when it is known; if it never will be, the service is stopped. */
  message?: Promise<object> | object
  /** How long it may take to stop before it is killed. */
  stopWithinMs?: number
}

export type ChildService<R extends Ready> = {
  ready: R
  pid: number
  /** Resolves when the process ends, for any reason. */
  exited: Promise<void>
  stop: () => Promise<void>
}

const STOP_WITHIN_MS = 8000

const pipeLines = (child: ChildProcess, onOutput: (line: string) => void) => {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onOutput)
  }
}

/**
 * Forks a service and waits until it is ready (see serve-parent.ts). Its environment is the supervisor's plus `env`.
 */
export const startChildService = async <R extends Ready>(
  name: string,
  entry: string,
  { args = [], env = {}, execArgv = [], stopWithinMs = STOP_WITHIN_MS, ...options }: Options,
): Promise<ChildService<R>> => {
  const { onOutput, signal, message: sent } = options
  const child = fork(entry, args, {
    env: { ...process.env, ...env },
    execArgv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const lastLines: string[] = []
  pipeLines(child, (line) => {
    lastLines.push(line)
    if (lastLines.length > 20) lastLines.shift()
    onOutput(line)
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const giveUp = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', giveUp)
  const send = async () => {
    const known = await sent
    if (known && child.connected) child.send(known)
  }
  void send().catch(giveUp)
  const ready = await new Promise<R>((resolve, reject) => {
    child.on('message', (message: { ready?: boolean; fault?: string; missing?: Missing }) => {
      const { fault, missing } = message
      if (message.ready) resolve(message as unknown as R)
      if (fault !== undefined) reject(new StackError(fault, { missing }))
    })
    child.once('error', reject)
    child.once('exit', (code, killedBy) =>
      reject(
        new Error(
          [`${name} did not start (${killedBy ?? `exit ${code}`}).`, ...lastLines].join('\n'),
        ),
      ),
    )
  })
  signal?.removeEventListener('abort', giveUp)
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    if (child.connected) child.send('stop')
    const tooLate = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
    await exited
    clearTimeout(tooLate)
  }
  return { ready, pid: child.pid ?? 0, exited, stop }
}
