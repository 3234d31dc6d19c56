import type { Check } from './check.ts'

/** APIs that the function, this program and `firebase deploy` call. CI may switch on none. */
export const APIS = [
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'firebaseextensions',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
] as const

type Services = { services?: { name: string; state: string }[] }

export const enableCommand = (project: string, apis: readonly string[]): string =>
  `gcloud services enable ${apis.join(' ')} --project ${project}`

export const apisCheck: Check = {
  name: 'the APIs that the shop stands on are switched on',
  run: async ({ google, project }) => {
    const names = APIS.map((api) => `names=projects/${project}/services/${api}.googleapis.com`)
    const { services = [] } = await google.get<Services>(
      'serviceusage.googleapis.com',
      `/v1/projects/${project}/services:batchGet?${names.join('&')}`,
    )
    const on = new Set(
      services.filter(({ state }) => state === 'ENABLED').map(({ name }) => name.split('/').at(-1)),
    )
    const off = APIS.map((api) => `${api}.googleapis.com`).filter((api) => !on.has(api))
    if (off.length === 0) return []
    return [{ message: `Switched off: ${off.join(', ')}`, fix: enableCommand(project, off) }]
  },
}
