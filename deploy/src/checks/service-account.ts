import { numberOf } from './check.ts'
import type { Check, Fault } from './check.ts'

type Policy = { bindings?: { role: string; members: string[] }[] }

const TOKEN_CREATOR = 'roles/iam.serviceAccountTokenCreator'

/** Any of these lets the Admin SDK do what the shop needs; new organisations no longer grant Editor by default. */
const ENOUGH = new Set([
  'roles/owner',
  'roles/editor',
  'roles/firebase.admin',
  'roles/firebase.sdkAdminServiceAgent',
])

const rolesOf = ({ bindings = [] }: Policy, member: string): Set<string> =>
  new Set(bindings.filter(({ members }) => members.includes(member)).map(({ role }) => role))

/**
 * The function runs as the project's default compute account. That account signs the custom tokens, which it may not
 * do by default (firebase-admin-node#500).
 */
export const serviceAccountCheck: Check = {
  name: 'the function may sign tokens and use Firebase',
  run: async (site) => {
    const { google, project } = site
    const email = `${await numberOf(site)}-compute@developer.gserviceaccount.com`
    const member = `serviceAccount:${email}`
    const ofProject = rolesOf(
      await google.post<Policy>(
        'cloudresourcemanager.googleapis.com',
        `/v1/projects/${project}:getIamPolicy`,
      ),
      member,
    )
    const ofItself = rolesOf(
      await google.post<Policy>(
        'iam.googleapis.com',
        `/v1/projects/${project}/serviceAccounts/${email}:getIamPolicy`,
      ),
      member,
    )
    const faults: Fault[] = []
    if (![...ofProject].some((role) => ENOUGH.has(role)))
      faults.push({
        message: `${email} may not use Firestore, Authentication and Storage.`,
        fix: `gcloud projects add-iam-policy-binding ${project} --member=${member} --role=roles/firebase.sdkAdminServiceAgent`,
      })
    if (!ofItself.has(TOKEN_CREATOR) && !ofProject.has(TOKEN_CREATOR))
      faults.push({
        message: `${email} may not sign custom tokens: every log-in would fail.`,
        fix: `gcloud iam service-accounts add-iam-policy-binding ${email} --member=${member} --role=${TOKEN_CREATOR} --project ${project}`,
      })
    return faults
  },
}
