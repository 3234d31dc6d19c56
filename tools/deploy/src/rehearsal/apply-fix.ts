import { spawnSync } from 'node:child_process'
import { DeployError } from '../deploy-error.ts'
import { BUCKET } from './project.ts'
import type { Project } from './project.ts'
import type { Policy } from './roles.ts'

const bind = (policy: Policy, fix: string): void => {
  const [member = '', role = ''] = ['member', 'role'].map(
    (name) => new RegExp(`--${name}=(\\S+)`).exec(fix)?.[1],
  )
  policy.bindings.push({ role, members: [member.replaceAll('"', '')] })
}

/** What the checks print is pasted into a shell. */
const checkSyntax = (fix: string): void => {
  const { status, stderr } = spawnSync('bash', ['-n', '-c', fix], { encoding: 'utf8' })
  if (status !== 0) throw new DeployError(`No shell takes this: ${fix}\n${stderr}`)
}

/** Does what a command that the checks print would do at Google; only these are known. */
export const applyFix = (
  project: Project,
  fix: string,
  append: (file: string, line: string) => void,
): void => {
  checkSyntax(fix)
  const setting = /^echo "(.+)" >> (\S+)/.exec(fix)
  const account = /^gcloud iam service-accounts (create|add-iam-policy-binding) (\S+)/.exec(fix)
  const secret = /firebase functions:secrets:set (\w+)/.exec(fix)?.[1]
  if (setting) append(setting[2] ?? '', setting[1] ?? '')
  else if (fix.startsWith('gcloud services enable'))
    for (const [, api = ''] of fix.matchAll(/(\w+)\.googleapis\.com/g)) project.services.add(api)
  else if (account?.[1] === 'create')
    project.accounts.set(
      `${account[2]}@${/--project (\S+)/.exec(fix)?.[1]}.iam.gserviceaccount.com`,
      { bindings: [] },
    )
  else if (account) bind(project.accounts.get(account[2] ?? '') ?? { bindings: [] }, fix)
  else if (fix.startsWith('gcloud projects add-iam-policy-binding')) bind(project.policy, fix)
  else if (fix.includes(`gs://${BUCKET}`)) bind(project.bucketPolicy, fix)
  else if (secret) project.secrets.set(secret, { state: 'ENABLED', policy: { bindings: [] } })
  else throw new DeployError(`The rehearsal does not know what this does: ${fix}`)
}
