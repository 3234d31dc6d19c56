import type { GoogleApi } from '../google/google-api.ts'
import type { Settings } from '../settings.ts'

/** What is wrong, and the command or page to fix it. */
export type Fault = { message: string; fix: string }

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
