import { unlessMissing } from '../google/google-api.ts'
import { bucketOf } from './bucket.ts'
import type { Check, Fault, Site } from './check.ts'
import { projectPolicy, rolesOf, type Policy } from './policy.ts'

/** The name in functions/src/index.ts. */
const NAME = 'shop-api'

const TOKEN_CREATOR = 'roles/iam.serviceAccountTokenCreator'
const OBJECTS = 'roles/storage.objectUser'

/**
 * What the API needs in the project: documents, and accounts with their claims; also the account of the outbox's
 * events.
 */
const OF_PROJECT = [
  'roles/datastore.user',
  'roles/firebaseauth.admin',
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
]

/** Roles that would let an attacker of the function take over the project. */
const TOO_MUCH = [
  'roles/owner',
  'roles/editor',
  'roles/firebase.admin',
  'roles/firebase.sdkAdminServiceAgent',
  'roles/storage.admin',
  'roles/iam.serviceAccountAdmin',
]

type Account = { email: string; member: string }

const ofProject = async (site: Site, { email, member }: Account) => {
  const { project } = site
  const roles = rolesOf(await projectPolicy(site), member)
  const missing = OF_PROJECT.filter((role) => !roles.has(role)).map((role) => ({
    message: `${email} lacks ${role}.`,
    fix: `gcloud projects add-iam-policy-binding ${project} --member=${member} --role=${role} --condition=None`,
  }))
  const needless = [...TOO_MUCH, TOKEN_CREATOR]
    .filter((role) => roles.has(role))
    .map((role) => ({
      message: `${email} has ${role} of the whole project, and needs far less.`,
      fix: `gcloud projects remove-iam-policy-binding ${project} --member=${member} --role=${role}`,
    }))
  return [...missing, ...needless]
}

/** It signs custom tokens, which no account may do by default (firebase-admin-node#500). */
const ofItself = async ({ google, project }: Site, { email, member }: Account) => {
  const roles = rolesOf(
    await google.post<Policy>(
      'iam.googleapis.com',
      `/v1/projects/${project}/serviceAccounts/${email}:getIamPolicy`,
    ),
    member,
  )
  if (roles.has(TOKEN_CREATOR)) return []
  return [
    {
      message: `${email} may not sign custom tokens: every log-in would fail.`,
      fix: `gcloud iam service-accounts add-iam-policy-binding ${email} --member=${member} --role=${TOKEN_CREATOR} --project ${project}`,
    },
  ]
}

/** Roles on this bucket only: the project's other buckets, backups included, stay closed. */
const ofBucket = async (site: Site, { email, member }: Account): Promise<Fault[]> => {
  const bucket = await bucketOf(site)
  // The bucket's own check reports it.
  if (!bucket) return []
  const roles = rolesOf(
    await site.google.get<Policy>(
      'storage.googleapis.com',
      `/storage/v1/b/${encodeURIComponent(bucket)}/iam`,
    ),
    member,
  )
  if (roles.has(OBJECTS)) return []
  return [
    {
      message: `${email} may not read and write images.`,
      fix: `gcloud storage buckets add-iam-policy-binding gs://${bucket} --member=${member} --role=${OBJECTS}`,
    },
  ]
}

/** The function runs as its own account, with only the roles it needs (decisions/0053). */
export const serviceAccountCheck: Check = {
  name: 'the function has an account of its own, with what it needs and no more',
  run: async (site) => {
    const { google, project } = site
    const email = `${NAME}@${project}.iam.gserviceaccount.com`
    const account = { email, member: `serviceAccount:${email}` }
    const found = await unlessMissing(
      google.get('iam.googleapis.com', `/v1/projects/${project}/serviceAccounts/${email}`),
    )
    if (!found)
      return [
        {
          message: `There is no service account ${email}; once there is, it needs roles.`,
          fix: `gcloud iam service-accounts create ${NAME} --display-name="The shop's API" --project ${project}`,
        },
      ]
    const faults = await Promise.all([
      ofProject(site, account),
      ofItself(site, account),
      ofBucket(site, account),
    ])
    return faults.flat()
  },
}
