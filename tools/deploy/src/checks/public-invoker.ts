import { GoogleError, unlessMissing } from '../google/google-api.ts'
import type { Check, Site } from './check.ts'
import { rolesOf, type Policy } from './policy.ts'

const CONSTRAINT = 'iam.allowedPolicyMemberDomains'
const INVOKER = 'roles/run.invoker'
/** The name in functions/src/index.ts, also of Cloud Run's service. */
const SERVICE = 'api'

type OrgPolicy = { listPolicy?: { allValues?: string; allowedValues?: string[] } }
type Service = { invokerIamDisabled?: boolean }

/**
 * Whether an organization restricts roles to its own members. Without permission to ask, the deploy itself reports it.
 */
const isRestricted = async ({ google, project }: Site): Promise<boolean> => {
  try {
    const { listPolicy = {} } = await google.post<OrgPolicy>(
      'cloudresourcemanager.googleapis.com',
      `/v1/projects/${project}:getEffectiveOrgPolicy`,
      { constraint: `constraints/${CONSTRAINT}` },
    )
    return listPolicy.allValues !== 'ALLOW' && (listPolicy.allowedValues ?? []).length > 0
  } catch (error) {
    if (error instanceof GoogleError && [400, 403, 404].includes(error.status)) return false
    throw error
  }
}

/** The constraint doesn't revoke earlier grants. */
const isPublic = async ({ google, project, region }: Site): Promise<boolean> => {
  const path = `/v2/projects/${project}/locations/${region}/services/${SERVICE}`
  const service = await unlessMissing(google.get<Service>('run.googleapis.com', path))
  if (!service) return false
  if (service.invokerIamDisabled) return true
  const policy = await google.get<Policy>('run.googleapis.com', `${path}:getIamPolicy`)
  return rolesOf(policy, 'allUsers').has(INVOKER)
}

/** Domain-restricted sharing: "Unable to set the invoker for the IAM policy" (firebase-tools#6017). */
export const publicInvokerCheck: Check = {
  name: 'everybody may call the function',
  run: async (site) => {
    const { project } = site
    if (!(await isRestricted(site)) || (await isPublic(site))) return []
    return [
      {
        message:
          'The organization lets only its own members have roles (domain-restricted sharing): visitors would be refused.',
        fix: `Someone with roles/orgpolicy.policyAdmin: gcloud org-policies reset ${CONSTRAINT} --project ${project}; deploy; then gcloud org-policies delete ${CONSTRAINT} --project ${project}, which leaves the function public, as the constraint is not retroactive.`,
      },
    ]
  },
}
