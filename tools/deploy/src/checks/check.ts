import type { GoogleApi } from '../google/google-api.ts'
import type { Settings } from '../settings.ts'

/** What is wrong, and the command or page to fix it. */
export type Fault = { message: string; fix: string }

/**
 * A command of the firebase CLI to type. With a person's login, Google needs to know whose quota a call uses; the steps of
 * the deploy say it themselves (run-command.ts).
 */
export const firebaseCommand = (project: string, command: string): string =>
  `GOOGLE_CLOUD_QUOTA_PROJECT=${project} npx firebase ${command} --project ${project}`

export type Site = {
  project: string
  /** The region of function and database. */
  region: string
  settings: Settings
  google: GoogleApi
  /** Buckets in firebase.json for storage.rules; empty for the default bucket. */
  rulesBuckets?: readonly string[]
}

export type Check = {
  /** What is checked, as a statement. */
  name: string
  run: (site: Site) => Promise<Fault[]>
}
