import { unlessMissing } from '../google/google-api.ts'
import type { Check, Fault, Site } from './check.ts'

/** Permissions that every deploy uses, and the role that has each; docs/deploy.md grants these roles to CI's account. */
const NEEDED: Readonly<Record<string, string>> = {
  'cloudfunctions.functions.update': 'roles/cloudfunctions.admin',
  'cloudfunctions.functions.setIamPolicy': 'roles/cloudfunctions.admin',
  'cloudscheduler.jobs.get': 'roles/cloudscheduler.admin',
  'cloudscheduler.jobs.update': 'roles/cloudscheduler.admin',
  'run.services.update': 'roles/run.admin',
  'run.services.setIamPolicy': 'roles/run.admin',
  'artifactregistry.repositories.get': 'roles/artifactregistry.reader',
  'datastore.indexes.update': 'roles/datastore.indexAdmin',
  'datastore.entities.update': 'roles/datastore.user',
  'firebaserules.releases.update': 'roles/firebaserules.admin',
  'firebasehosting.sites.update': 'roles/firebasehosting.admin',
  'firebase.projects.get': 'roles/firebase.viewer',
  'secretmanager.secrets.get': 'roles/secretmanager.viewer',
  'secretmanager.versions.get': 'roles/secretmanager.viewer',
  'serviceusage.services.get': 'roles/serviceusage.serviceUsageConsumer',
  'serviceusage.services.use': 'roles/serviceusage.serviceUsageConsumer',
}

/**
 * What the CLI does once: it gives Google's service agents their roles, the functions the secret, and the container images
 * their lifetime. All that is an owner's.
 */
const NEEDED_AT_FIRST = [
  'resourcemanager.projects.setIamPolicy',
  'secretmanager.secrets.setIamPolicy',
  'artifactregistry.repositories.update',
] as const

const ACT_AS = 'iam.serviceAccounts.actAs'

type Granted = { permissions?: string[] }

const roleGrant = ({ project }: Site, role: string): string =>
  `gcloud projects add-iam-policy-binding ${project} --member=ACCOUNT --role=${role} --condition=None`

const lackingOf = async ({ google, project }: Site, asked: readonly string[]) => {
  const { permissions = [] } = await google.post<Granted>(
    'cloudresourcemanager.googleapis.com',
    `/v1/projects/${project}:testIamPermissions`,
    { permissions: asked },
  )
  return asked.filter((permission) => !permissions.includes(permission))
}

const inProject = async (site: Site): Promise<Fault[]> => {
  const lacking = await lackingOf(site, Object.keys(NEEDED))
  const roles = new Set(lacking.map((permission) => NEEDED[permission] ?? ''))
  return [...roles].map((role) => ({
    message: `Whoever deploys lacks ${lacking.filter((one) => NEEDED[one] === role).join(', ')}.`,
    fix: roleGrant(site, role),
  }))
}

const atFirst = async (site: Site): Promise<Fault[]> => {
  const { google, project, region } = site
  const path = `/v2/projects/${project}/locations/${region}/functions/api`
  if (await unlessMissing(google.get('cloudfunctions.googleapis.com', path))) return []
  const lacking = await lackingOf(site, NEEDED_AT_FIRST)
  if (lacking.length === 0) return []
  return [
    {
      message: `The first deploy needs ${lacking.join(', ')}, which an owner has.`,
      fix: `An owner of ${project} deploys once: npm run deploy -- --project ${project}`,
    },
  ]
}

/** Deploying the function as its service account needs a permission on that account. */
const asAccounts = async ({ google, project }: Site): Promise<Fault[]> => {
  const email = `shop-api@${project}.iam.gserviceaccount.com`
  const granted = await unlessMissing(
    google.post<Granted>(
      'iam.googleapis.com',
      `/v1/projects/${project}/serviceAccounts/${email}:testIamPermissions`,
      { permissions: [ACT_AS] },
    ),
  )
  // If the account is missing, its own check reports it.
  if (!granted || granted.permissions?.includes(ACT_AS)) return []
  return [
    {
      message: `Whoever deploys may not let functions run as ${email}.`,
      fix: `gcloud iam service-accounts add-iam-policy-binding ${email} --member=ACCOUNT --role=roles/iam.serviceAccountUser --project ${project}`,
    },
  ]
}

/**
 * A person with the Owner role may do all this; a CI account, by Workload Identity Federation or a key, only what it
 * was granted.
 */
export const mayDeployCheck: Check = {
  name: 'whoever is logged in may deploy all of it',
  run: async (site) => [
    ...(await inProject(site)),
    ...(await atFirst(site)),
    ...(await asAccounts(site)),
  ],
}

export const DEPLOY_PERMISSIONS: readonly string[] = [
  ...Object.keys(NEEDED),
  ...NEEDED_AT_FIRST,
  ACT_AS,
]
