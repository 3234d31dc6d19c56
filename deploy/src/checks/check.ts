import type { GoogleApi } from '../google/google-api.ts'
import type { Settings } from '../settings.ts'

/** What is not as it must be, and the command or the place that mends it. */
export type Fault = { message: string; fix: string }

export type Site = {
  project: string
  /** Where function and database are. */
  region: string
  settings: Settings
  google: GoogleApi
}

export type Check = {
  /** What is made sure of, as a statement. */
  name: string
  run: (site: Site) => Promise<Fault[]>
}

/** Project number, which service accounts are named by. */
export const numberOf = async ({ google, project }: Site): Promise<string> => {
  const { projectNumber } = await google.get<{ projectNumber: string }>(
    'cloudresourcemanager.googleapis.com',
    `/v1/projects/${project}`,
  )
  return projectNumber
}
