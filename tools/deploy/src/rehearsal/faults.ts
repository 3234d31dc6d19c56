import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CI, type Project } from './project.ts'

type Fault = {
  what: string
  /** In the copy that is deployed, or in the project. */
  put: (copy: string, project: Project) => void
  who?: string
  /** What has to be said about it. */
  says: RegExp
}

const replaceIn = (file: string, from: string, to: string) => (copy: string) => {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, text.replaceAll(from, to))
}

const FULL_ACCOUNT = 'shop-api@${process.env["GCLOUD_PROJECT"]}.iam.gserviceaccount.com'

/** Faults that no check had seen before there was a rehearsal (decisions/0164). */
export const FAULTS: readonly Fault[] = [
  {
    what: 'A hidden file that is published',
    put: replaceIn('firebase.json', '"**/.*/**",', ''),
    says: /is hidden: a rehearsal publishes no such file/,
  },
  {
    what: 'An account that the CLI completes for the function alone',
    put: replaceIn('functions/lib/index.js', FULL_ACCOUNT, 'shop-api@'),
    says: /Service account shop-api@\S* does not exist/,
  },
  {
    what: 'Settings that have defaults, and no value',
    put: replaceIn('tools/deploy/src/write-settings.ts', 'values[name] === undefined', 'false'),
    says: /have no value for the following environment variables: LIMIT_PER_ADDRESS/,
  },
  {
    what: 'An account of CI that may not change the daily call',
    put: (_copy, { policy }) => {
      policy.bindings = policy.bindings.filter(({ role }) => role !== 'roles/cloudscheduler.admin')
    },
    who: CI,
    says: /lacks cloudscheduler\.jobs\.get, cloudscheduler\.jobs\.update/,
  },
]
