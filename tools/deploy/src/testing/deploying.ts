import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Site } from '../checks/check.ts'
import { deploy } from '../deploy.ts'
import { PROJECT, READY, startFakeGoogle } from './fake-google.ts'
import type { startFakeHosting } from './fake-hosting.ts'

export const ROOT = join(import.meta.dirname, '../../../..')

export const INDEXES = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`

export const SETTINGS = {
  values: { WEB_API_KEY: 'AIza', SITE_URL: 'https://shop.example' },
  file: `functions/.env.${PROJECT}`,
}

/** A repository in a folder of its own, with something built. */
export const aRoot = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'bartan-deploy-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const file of ['firebase.json', 'firestore.indexes.json', '.gitignore'])
    cpSync(join(ROOT, file), join(root, file))
  writeIn(root, 'web/dist/shell.html', '<title>Shop</title>')
  writeIn(root, 'functions/lib/index.js', '')
  return root
}

export const writeIn = (root: string, file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

type Hosting = Pick<Awaited<ReturnType<typeof startFakeHosting>>, 'answer' | 'url'>

/** A deploy over a made-up Google: what it logged, ran and asked, and how it failed. */
export const deploying = async ({
  answers = {},
  settings = SETTINGS,
  isDryRun = false,
  isPinned = false,
  preview,
  isLoggedIn = true,
  project = PROJECT,
  root = aRoot(),
  rulesBuckets = [],
  whileRunning = () => {},
  hosting,
  hop = (forged) => [forged, '198.51.100.7', '192.0.2.1'],
}: {
  answers?: Record<string, unknown>
  settings?: Site['settings']
  isDryRun?: boolean
  isPinned?: boolean
  preview?: string
  isLoggedIn?: boolean
  project?: string
  root?: string
  rulesBuckets?: readonly string[]
  /** Called with what a step deploys, as the step runs. */
  whileRunning?: (what: string) => Promise<void> | void
  /** Without one, nothing was ever hosted. */
  hosting?: Hosting
  /** The X-Forwarded-For that arrives where this one was sent. */
  hop?: (forged: string) => string[]
} = {}) => {
  const everything = { ...READY, [INDEXES]: {}, ...answers }
  const { google, calls } = await startFakeGoogle(everything, hosting?.answer)
  const logged: string[] = []
  const ran: string[] = []
  const asked: string[] = []
  const done = deploy({
    root,
    site: { project, region: 'asia-south1', settings, google, rulesBuckets },
    isDryRun,
    isPinned,
    preview,
    who: isLoggedIn ? 'me@example.com' : undefined,
    run: async (command) => {
      const what = command.args[2] ?? command.program
      ran.push(what)
      await whileRunning(what)
    },
    log: (line) => logged.push(line),
    ask: async (url, headers) => {
      asked.push(url)
      return { forwardedFor: hop(headers['x-forwarded-for'] ?? ''), trusted: 2 }
    },
    fetchFile: async (url) => {
      const reply = hosting && (await fetch(hosting.url + new URL(url).pathname))
      return reply?.ok ? new Uint8Array(await reply.arrayBuffer()) : undefined
    },
    pauseMs: 1,
  })
  const error = await done.then(
    () => undefined,
    (failure: Error) => failure.message,
  )
  return { logged: logged.join('\n'), ran, calls, asked, error }
}
