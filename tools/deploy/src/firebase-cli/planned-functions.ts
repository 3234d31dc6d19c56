import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { writeSettings } from '../write-settings.ts'

/**
 * A function as the firebase CLI would deploy it. Its commands offer no way to ask; these are its own parts, of the
 * version that the lockfile pins.
 */
export type PlannedFunction = {
  id: string
  region: string
  serviceAccount: string | null
  availableMemoryMb: number
  concurrency: number
  timeoutSeconds: number
  minInstances?: number
  maxInstances: number
  httpsTrigger?: object
  eventTrigger?: { eventType: string; eventFilterPathPatterns: Record<string, string> }
  scheduleTrigger?: { schedule: string; timeZone: string }
  secretEnvironmentVariables?: { key: string; secret: string }[]
}

type Build = object
type Delegate = { discoverBuild: (config: object, env: object) => Promise<Build> }
type Environment = Record<string, string>

type Parts = {
  'deploy/functions/runtimes': { getRuntimeDelegate: (context: object) => Promise<Delegate> }
  'deploy/functions/build': { resolveBackend: (options: object) => Promise<{ backend: object }> }
  'deploy/functions/backend': { allEndpoints: (backend: object) => PlannedFunction[] }
  'functions/env': {
    loadUserEnvs: (options: object) => Environment
    loadFirebaseEnvs: (firebaseConfig: object, project: string) => Environment
  }
}

/** In seconds; its own ten are too few for a busy machine. */
export const DISCOVERY_TIMEOUT = { FUNCTIONS_DISCOVERY_TIMEOUT: '60' }

const require = createRequire(import.meta.url)

const partOf = <Name extends keyof Parts>(name: Name): Parts[Name] =>
  require(`firebase-tools/lib/${name}`) as Parts[Name]

type FirebaseJson = { functions: { source: string; codebase: string; runtime: string }[] }

type Deployed = { root: string; project: string; settings: Settings }

/** The settings as the CLI will read them, without a change to what is built. */
const readAsCli = ({ root, project, settings }: Deployed): Environment => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-settings-'))
  try {
    const shared = join(root, 'functions/.env')
    if (existsSync(shared)) copyFileSync(shared, join(folder, '.env'))
    writeSettings({ root, project, settings, folder })
    return partOf('functions/env').loadUserEnvs({
      functionsSource: folder,
      projectId: project,
      projectDir: root,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What `firebase deploy` would make of the build and its settings; undefined where nothing is built. */
export const plannedFunctions = async (
  deployed: Deployed,
): Promise<PlannedFunction[] | undefined> => {
  const { root, project } = deployed
  const text = readFileSync(join(root, 'firebase.json'), 'utf8')
  const [config] = (JSON.parse(text) as FirebaseJson).functions
  if (!config || !existsSync(join(root, config.source, 'package.json'))) return undefined
  Object.assign(process.env, DISCOVERY_TIMEOUT)
  const firebaseConfig = { projectId: project }
  const userEnvs = readAsCli(deployed)
  const delegate = await partOf('deploy/functions/runtimes').getRuntimeDelegate({
    projectId: project,
    projectDir: root,
    sourceDir: join(root, config.source),
    runtime: config.runtime,
  })
  const build = await delegate.discoverBuild(
    { firebase: firebaseConfig },
    { ...userEnvs, ...partOf('functions/env').loadFirebaseEnvs(firebaseConfig, project) },
  )
  const { backend } = await partOf('deploy/functions/build').resolveBackend({
    build,
    firebaseConfig,
    userEnvs,
    codebase: config.codebase,
    nonInteractive: true,
    // As its emulator, it asks Secret Manager nothing: checks/mail.ts does.
    isEmulator: true,
  })
  return partOf('deploy/functions/backend').allEndpoints(backend)
}
