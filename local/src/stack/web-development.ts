import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { StackError } from './stack-error.ts'

const START_WITHIN_MS = 30_000

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/** Vite's development server of web/, behind the shop's own port. */
export const startWebDevelopment = async (root: string) => {
  const port = await freePort()
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const child = fork(vite, ['--host', '127.0.0.1', '--port', `${port}`, '--strictPort'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const deadline = Date.now() + START_WITHIN_MS
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new StackError('The web development server did not start.')
    }
    await delay(100)
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}
