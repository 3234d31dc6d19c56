import type { Policy } from './roles.ts'

export type Json = Record<string, unknown>

export const PROJECT = 'rehearsal-shop'
export const NUMBER = '123456789012'
export const REGION = 'asia-south1'
export const SITE = `${PROJECT}-site`
export const BUCKET = `${PROJECT}.firebasestorage.app`
export const SHOP_ACCOUNT = `shop-api@${PROJECT}.iam.gserviceaccount.com`
export const DEPLOYER = `deployer@${PROJECT}.iam.gserviceaccount.com`
export const BUILDER = `${NUMBER}-compute@developer.gserviceaccount.com`
export const OWNER = 'user:owner@example.com'
export const WEB_API_KEY = 'AIzaRehearsal'

export type Version = { name: string; config: Json; status: string; files: Map<string, string> }

/** What Google keeps of a project. It begins as docs/deploy.md leaves it after "A project", by the console. */
export const newProject = () => ({
  services: new Set([
    'cloudresourcemanager',
    'compute',
    'firebase',
    'firebasehosting',
    'firebaserules',
    'firebasestorage',
    'firestore',
    'identitytoolkit',
    'serviceusage',
    'storage',
  ]),
  accounts: new Map<string, Policy>([[BUILDER, { bindings: [] }]]),
  policy: { bindings: [{ role: 'roles/owner', members: [OWNER] }] } as Policy,
  bucketPolicy: { bindings: [] } as Policy,
  /** Google's own accounts, which exist once they are asked for. */
  agents: new Set<string>(),
  secrets: new Map<string, { state: string; policy: Policy }>(),
  indexes: [] as Json[],
  fields: new Map<string, Json>(),
  rulesets: [] as Json[],
  releases: new Map<string, Json>(),
  functions: new Map<string, Json>(),
  invokers: new Map<string, Policy>(),
  traffic: new Map<string, Json[]>(),
  jobs: new Map<string, Json>(),
  uploads: new Map<string, Buffer>(),
  repository: undefined as Json | undefined,
  contents: new Map<string, Buffer>(),
  versions: [] as Version[],
  /** By channel, newest first. */
  hosted: new Map<string, { version: Version; message: string }[]>(),
  settings: new Map<string, string>(),
})

export type Project = ReturnType<typeof newProject>

/** An answer other than 200. */
export class Refusal extends Error {
  readonly status: number
  readonly details: readonly object[]

  constructor(status: number, message: string, details: readonly object[] = []) {
    super(message)
    this.status = status
    this.details = details
  }
}

export const refuseUnless = (isRight: boolean, message: string, status = 400): void => {
  if (!isRight) throw new Refusal(status, message)
}

/** Members of a policy: of a known kind, and of accounts that exist. */
export const checkMembers = (project: Project, { bindings }: Policy): void => {
  for (const member of bindings.flatMap(({ members }) => members)) {
    const [kind, email = ''] = member.split(':')
    if (member === 'allUsers' || kind === 'user') continue
    refuseUnless(kind === 'serviceAccount', `Invalid member ${member}`)
    const isAgent = /@gcp-sa-\w+\.iam\.gserviceaccount\.com$/.test(email)
    refuseUnless(
      isAgent ? project.agents.has(email) : project.accounts.has(email),
      `Service account ${email} does not exist.`,
    )
  }
}
