import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Another instance of the API over a test shop's database, in a process of its own. */
export const startInstance = async (projectId: string) => {
  const child = fork(`${import.meta.dirname}/serve-instance.ts`, {
    env: { ...process.env, GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const failed = once(child, 'exit').then(() => {
    throw new Error('The instance ended before it was ready')
  })
  const [port] = (await Promise.race([once(child, 'message'), failed])) as [number]
  failed.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${port}`,
    /** Kills it in the middle of its work: nothing is finished, nobody is answered. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

export type Instance = Awaited<ReturnType<typeof startInstance>>
