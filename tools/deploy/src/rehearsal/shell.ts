import { spawnSync } from 'node:child_process'
import { DeployError } from '../deploy-error.ts'
import { BUCKET, checked, NUMBER, type Project } from './project.ts'
import { found } from './refusal.ts'
import type { Policy } from './roles.ts'

/** Google's programs, and npm, only say what they are asked. */
const PROGRAMS = `
for program in gcloud npx npm; do eval "$program() { printf '%s\\n' \\"$program \\$*\\" >&3; answer \\"\\$*\\"; }"; done
answer() { case "$1" in *"value(projectNumber)"*) echo ${NUMBER} ;; esac; }
`

/** What is typed, run by a shell: the programs that it calls, with their arguments. */
export const callsOf = (typed: string, folder: string): string[] => {
  const { status, stderr, output } = spawnSync('bash', ['-euc', `${PROGRAMS}\n${typed}`], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  if (status !== 0) throw new DeployError(`No shell takes this: ${typed}\n${stderr}`)
  return (output[3] ?? '').split('\n').filter(Boolean)
}

const bind = (project: Project, policy: Policy, call: string): void => {
  const given = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(call)?.[1] ?? ''
  policy.bindings.push({ role: given('role'), members: [given('member')] })
  checked(project, policy)
}

/** What each call does at Google, by its beginning; no other is known. */
const DOES: Record<string, (project: Project, argument: string, call: string) => void> = {
  'gcloud services enable': ({ services }, _argument, call) => {
    for (const [, api = ''] of call.matchAll(/(\w+)\.googleapis\.com/g)) services.add(api)
  },
  'gcloud iam service-accounts create': ({ accounts }, name, call) => {
    const project = /--project (\S+)/.exec(call)?.[1]
    accounts.set(`${name}@${project}.iam.gserviceaccount.com`, { bindings: [] })
  },
  'gcloud iam service-accounts add-iam-policy-binding': (project, account, call) =>
    bind(project, found(project.accounts.get(account), account), call),
  'gcloud projects describe': () => {},
  'gcloud projects add-iam-policy-binding': (project, _id, call) =>
    bind(project, project.policy, call),
  [`gcloud storage buckets add-iam-policy-binding gs://${BUCKET}`]: (project, _role, call) =>
    bind(project, project.bucketPolicy, call),
  'npx firebase functions:secrets:set': ({ secrets }, secret) =>
    void secrets.set(secret, { bindings: [] }),
  'gcloud iam workload-identity-pools create': () => {},
  'gcloud iam workload-identity-pools providers create-oidc': () => {},
}

export const doAtGoogle = (project: Project, call: string): void => {
  const [known, does] = Object.entries(DOES).find(([start]) => call.startsWith(`${start} `)) ?? []
  if (!does || !known) throw new DeployError(`The rehearsal does not know what this does: ${call}`)
  const [argument = ''] = call.slice(known.length).trim().split(' ')
  does(project, argument, call)
}
