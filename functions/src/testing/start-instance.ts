import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** What every deployed instance has in its environment. */
const DEPLOYED = parseEnv(readFileSync(new URL('../../.env', import.meta.url), 'utf8')) as Record<
  string,
  string
>

/** In MB: how much memory the process takes, and the most that it took since it was last asked. */
export type Memory = { now: number; peak: number }

type Options = {
  /** Which share of its commits is lost before they are carried out, and which share after. */
  lostCommits?: number
}

/** Another instance of the API over a test shop's database, in a process of its own. */
export const startInstance = async (projectId: string, { lostCommits = 0 }: Options = {}) => {
  const child = fork(`${import.meta.dirname}/serve-instance.ts`, {
    env: {
      ...process.env,
      ...DEPLOYED,
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: '',
      LOST_COMMITS: `${lostCommits}`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const failed = once(child, 'exit').then(() => {
    throw new Error('The instance ended before it was ready')
  })
  const [port] = (await Promise.race([once(child, 'message'), failed])) as [number]
  failed.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${port}`,
    memory: async (): Promise<Memory> => {
      const ready = once(child, 'message')
      child.send('memory')
      const [memory] = (await ready) as [Memory]
      return memory
    },
    /** Kills it in the middle of its work, without finishing or answering anything. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

export type Instance = Awaited<ReturnType<typeof startInstance>>
