import { must } from './refusal.ts'
import type { Policy } from './roles.ts'

export type Json = Record<string, unknown>

export const PROJECT = 'rehearsal-shop'
export const NUMBER = '123456789012'
export const REGION = 'asia-south1'
export const SITE = `${PROJECT}-site`
export const BUCKET = `${PROJECT}.firebasestorage.app`
export const OWNER = 'user:owner@example.com'
export const CI = `serviceAccount:deployer@${PROJECT}.iam.gserviceaccount.com`
const BUILDER = `${NUMBER}-compute@developer.gserviceaccount.com`

export type Version = { name: string; config: Json; status: string; files: Map<string, string> }

/** What the console switches on in "A project" of docs/deploy.md. */
const SWITCHED_ON =
  'cloudresourcemanager compute firebase firebasehosting firebaserules firebasestorage firestore identitytoolkit serviceusage storage'

const nobody = (): Policy => ({ bindings: [] })

/** What Google keeps of a project. It begins as docs/deploy.md leaves it after "A project", by the console. */
export const newProject = () => ({
  services: new Set(SWITCHED_ON.split(' ')),
  accounts: new Map([[BUILDER, nobody()]]),
  policy: { bindings: [{ role: 'roles/owner', members: [OWNER] }] } as Policy,
  bucketPolicy: nobody(),
  /** Google's own accounts, which exist once they are asked for. */
  agents: new Set<string>(),
  secrets: new Map<string, Policy>(),
  indexes: [] as Json[],
  fields: new Map<string, Json>(),
  rulesets: new Map<string, Json>(),
  releases: new Map<string, Json>(),
  functions: new Map<string, Json>(),
  invokers: new Map<string, Policy>(),
  traffic: new Map<string, { tag?: string }[]>(),
  jobs: new Map<string, Json>(),
  uploads: new Map<string, Buffer>(),
  repository: undefined as Json | undefined,
  contents: new Map<string, Buffer>(),
  versions: new Map<string, Version>(),
  /** The version that each channel shows. */
  shown: new Map<string, Version | undefined>(),
})

export type Project = ReturnType<typeof newProject>

/** Members of a policy: of a known kind, and of accounts that exist. */
export const checked = (project: Project, policy: Policy): Policy => {
  for (const member of policy.bindings.flatMap(({ members }) => members)) {
    const [kind, email = ''] = member.split(':')
    if (['allUsers', 'user', 'principalSet'].includes(kind ?? '')) continue
    must(kind === 'serviceAccount', `Invalid member ${member}`)
    const isThere = project.accounts.has(email) || project.agents.has(email)
    must(isThere, `Service account ${email} does not exist.`)
  }
  return policy
}

export const policyIn = ({ project, body }: { project: Project; body: Json }): Policy =>
  checked(project, body['policy'] as Policy)
