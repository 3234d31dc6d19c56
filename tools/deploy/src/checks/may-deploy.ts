import { unlessMissing } from '../google/google-api.ts'
import type { Check, Fault, Site } from './check.ts'

/** One permission per kind of step, and the role that has it. */
const NEEDED: Readonly<Record<string, string>> = {
  'cloudfunctions.functions.update': 'roles/cloudfunctions.admin',
  'cloudfunctions.functions.setIamPolicy': 'roles/cloudfunctions.admin',
  'run.services.setIamPolicy': 'roles/run.admin',
  'datastore.indexes.update': 'roles/datastore.indexAdmin',
  'datastore.entities.update': 'roles/datastore.user',
  'firebaserules.releases.update': 'roles/firebaserules.admin',
  'firebasehosting.sites.update': 'roles/firebasehosting.admin',
  'firebase.projects.get': 'roles/firebase.viewer',
  'secretmanager.versions.get': 'roles/secretmanager.viewer',
  'serviceusage.services.use': 'roles/serviceusage.serviceUsageConsumer',
}

const ACT_AS = 'iam.serviceAccounts.actAs'

type Granted = { permissions?: string[] }

const roleGrant = ({ project }: Site, role: string): string =>
  `gcloud projects add-iam-policy-binding ${project} --member=ACCOUNT --role=${role} --condition=None`

const inProject = async (site: Site): Promise<Fault[]> => {
  const { google, project } = site
  const asked = Object.keys(NEEDED)
  const { permissions = [] } = await google.post<Granted>(
    'cloudresourcemanager.googleapis.com',
    `/v1/projects/${project}:testIamPermissions`,
    { permissions: asked },
  )
  const lacking = asked.filter((permission) => !permissions.includes(permission))
  const roles = new Set(lacking.map((permission) => NEEDED[permission] ?? ''))
  return [...roles].map((role) => ({
    message: `Whoever deploys lacks ${lacking.filter((one) => NEEDED[one] === role).join(', ')}.`,
    fix: roleGrant(site, role),
  }))
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
  run: async (site) => [...(await inProject(site)), ...(await asAccounts(site))],
}

export const DEPLOY_PERMISSIONS: readonly string[] = [...Object.keys(NEEDED), ACT_AS]
