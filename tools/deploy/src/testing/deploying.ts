import { join } from 'node:path'
import type { Site } from '../checks/check.ts'
import { deploy } from '../deploy.ts'
import { PROJECT, READY, startFakeGoogle } from './fake-google.ts'

export const ROOT = join(import.meta.dirname, '../../../..')

export const INDEXES = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`

export const SETTINGS = {
  values: { WEB_API_KEY: 'AIza', SITE_URL: 'https://shop.example' },
  file: `functions/.env.${PROJECT}`,
}

/** A deploy over a made-up Google: what it logged, ran and asked, and how it failed. */
export const deploying = async ({
  answers = {},
  settings = SETTINGS,
  isDryRun = false,
  isLoggedIn = true,
  project = PROJECT,
  root = ROOT,
  whileRunning = () => {},
  hop = (forged) => [forged, '198.51.100.7', '192.0.2.1'],
}: {
  answers?: Record<string, unknown>
  settings?: Site['settings']
  isDryRun?: boolean
  isLoggedIn?: boolean
  project?: string
  root?: string
  /** Called with what a step deploys, as the step runs. */
  whileRunning?: (what: string) => void
  /** The X-Forwarded-For that arrives where this one was sent. */
  hop?: (forged: string) => string[]
} = {}) => {
  const { google, calls } = await startFakeGoogle({ ...READY, [INDEXES]: {}, ...answers })
  const logged: string[] = []
  const ran: string[] = []
  const asked: string[] = []
  const done = deploy({
    root,
    site: { project, region: 'asia-south1', settings, google },
    isDryRun,
    who: isLoggedIn ? 'me@example.com' : undefined,
    run: async (command) => {
      const what = command.args[2] ?? command.program
      ran.push(what)
      whileRunning(what)
    },
    log: (line) => logged.push(line),
    ask: async (url, headers) => {
      asked.push(url)
      return { forwardedFor: hop(headers['x-forwarded-for'] ?? ''), trusted: 2 }
    },
    pauseMs: 1,
  })
  const error = await done.then(
    () => undefined,
    (failure: Error) => failure.message,
  )
  return { logged: logged.join('\n'), ran, calls, asked, error }
}
