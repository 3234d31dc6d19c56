import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** As Node sizes its heap in an instance of 512 MB. On a large machine it lets garbage pile up. */
const INSTANCE_HEAP = ['--max-old-space-size=512', '--max-semi-space-size=8']

/** The function inside Cloud Functions' framework, over a database of its own unless one is named; it stops with the test. */
export const startFramed = async (project = `demo-${randomUUID().slice(0, 18)}`) => {
  const child = fork(`${import.meta.dirname}/serve-framed.ts`, {
    env: { ...process.env, GCLOUD_PROJECT: project, FIREBASE_CONFIG: '' },
    execArgv: INSTANCE_HEAP,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  onTestFinished(async () => {
    child.disconnect()
    await once(child, 'exit')
  })
  const failed = once(child, 'exit').then(() => {
    throw new Error(`The function ended before it was ready: ${output}`)
  })
  const [port] = (await Promise.race([once(child, 'message'), failed])) as [number]
  failed.catch(() => undefined)
  return {
    port,
    /** All that it has logged. */
    output: () => output,
    /** The most memory that it ever held, in bytes. */
    peakMemory: async (): Promise<number> => {
      child.send('memory')
      const [bytes] = (await once(child, 'message')) as [number]
      return bytes
    },
  }
}
