import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Environment = Record<string, string | undefined>

/** A user's mistake; shown without a stack. */
export class ProgramError extends Error {}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch {
    return undefined
  }
}

/** Projects by alias, as the firebase CLI stores them. */
const projectsOf = (folder: string): Record<string, string> => {
  const rc = readJson(join(folder, '.firebaserc')) as
    | { projects?: Record<string, string> }
    | undefined
  return rc?.projects ?? {}
}

/** `demo-` marks a project that exists only on this machine. */
const isLocal = (project: string) => project.startsWith('demo-')

const localStack = (dataFolder: string): Environment => {
  const file = join(dataFolder, 'environment.json')
  if (!existsSync(file))
    throw new ProgramError(
      `No shop is running on ${dataFolder}. Start one with "npm start", or name a real project with --project ID.`,
    )
  return readJson(file) as Environment
}

/**
 * The shop of a command-line program: the project in --project or GCLOUD_PROJECT, with Application Default Credentials;
 * else the emulators in the environment; else the shop running on this machine's data folder.
 */
export const programEnvironment = (
  environment: Environment,
  { project: wanted, folder }: { project: string | undefined; folder: string },
): Environment => {
  const projects = projectsOf(folder)
  const named = wanted ?? environment['GCLOUD_PROJECT']
  const project = named ? (projects[named] ?? named) : projects['default']
  if (!project)
    throw new ProgramError('Which project? Name it with --project ID, or in .firebaserc.')
  // The programs check no passwords and make no links, so they need neither key nor address.
  const key = {
    WEB_API_KEY: environment['WEB_API_KEY'] ?? 'not-used',
    SITE_URL: environment['SITE_URL'] ?? 'https://not-used.example',
  }
  const known = { ...environment, ...key, GCLOUD_PROJECT: project }
  if (!isLocal(project)) return { GOOGLE_CLOUD_QUOTA_PROJECT: project, ...known }
  // There is no metadata server for credentials, and searching for one takes seconds.
  const local = { ...known, METADATA_SERVER_DETECTION: 'none' }
  if (environment['FIRESTORE_EMULATOR_HOST']) return local
  return { ...local, ...localStack(resolve(folder, environment['SHOP_DATA'] || '.data')) }
}
