import { unlessMissing } from '../google/google-api.ts'
import type { Check, Site } from './check.ts'
import { projectPolicy, rolesOf } from './policy.ts'

type Project = { projectNumber: string }
type Account = { disabled?: boolean }

/**
 * Any of these roles is enough for Cloud Build; Google recommends the last
 * (cloud.google.com/functions/docs/securing/build-custom-sa).
 */
const BUILDS = ['roles/owner', 'roles/editor', 'roles/cloudbuild.builds.builder'] as const

const grant = ({ project }: Site, member: string): string =>
  `gcloud projects add-iam-policy-binding ${project} --member=${member} --role=roles/cloudbuild.builds.builder --condition=None`

/**
 * Functions are built as Compute Engine's default account. In organizations that give such accounts no roles
 * (constraints/iam.automaticIamGrantsForDefaultServiceAccounts, the default since 2024) every build fails, and some
 * delete the account.
 */
export const buildAccountCheck: Check = {
  name: 'the account that builds functions exists and may build',
  run: async (site) => {
    const { google, project } = site
    const { projectNumber } = await google.get<Project>(
      'cloudresourcemanager.googleapis.com',
      `/v1/projects/${project}`,
    )
    const email = `${projectNumber}-compute@developer.gserviceaccount.com`
    const account = await unlessMissing(
      google.get<Account>('iam.googleapis.com', `/v1/projects/${project}/serviceAccounts/${email}`),
    )
    const member = `serviceAccount:${email}`
    if (!account)
      return [
        {
          message: `There is no ${email}, as which Google builds functions.`,
          fix: `gcloud services enable compute.googleapis.com --project ${project} makes it. If it was deleted less than 30 days ago: gcloud iam service-accounts undelete UNIQUE_ID (it is in the audit log); later, take another project. Then: ${grant(site, member)}`,
        },
      ]
    if (account.disabled)
      return [
        {
          message: `${email}, as which Google builds functions, is disabled.`,
          fix: `gcloud iam service-accounts enable ${email} --project ${project}`,
        },
      ]
    const roles = rolesOf(await projectPolicy(site), member)
    if (BUILDS.some((role) => roles.has(role))) return []
    return [{ message: `${email} may not build functions.`, fix: grant(site, member) }]
  },
}
