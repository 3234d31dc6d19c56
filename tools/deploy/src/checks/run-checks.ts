import { GoogleError } from '../google/google-api.ts'
import { apisCheck, enableCommand } from './apis.ts'
import { bucketCheck } from './bucket.ts'
import { buildAccountCheck } from './build-account.ts'
import type { Check, Fault, Site } from './check.ts'
import { databaseCheck } from './database.ts'
import { mailCheck } from './mail.ts'
import { mayDeployCheck } from './may-deploy.ts'
import { projectCheck } from './project.ts'
import { publicInvokerCheck } from './public-invoker.ts'
import { serviceAccountCheck } from './service-account.ts'
import { signInCheck } from './sign-in.ts'
import { siteUrlCheck } from './site-url.ts'
import { webApiKeyCheck } from './web-api-key.ts'

const billingCheck: Check = {
  name: 'the project is on the Blaze plan',
  run: async ({ google, project }) => {
    const { billingEnabled } = await google.get<{ billingEnabled?: boolean }>(
      'cloudbilling.googleapis.com',
      `/v1/projects/${project}/billingInfo`,
    )
    if (billingEnabled) return []
    return [
      {
        message:
          'The project has no billing account: Cloud Functions and Storage need the Blaze plan.',
        fix: `https://console.firebase.google.com/project/${project}/usage/details → Modify plan → Blaze. A budget alert belongs to it (docs/operations.md).`,
      },
    ]
  },
}

/** In the order of a new project's set-up: each may depend on the ones before it. */
export const CHECKS: readonly Check[] = [
  projectCheck,
  billingCheck,
  apisCheck,
  mayDeployCheck,
  databaseCheck,
  bucketCheck,
  signInCheck,
  serviceAccountCheck,
  buildAccountCheck,
  publicInvokerCheck,
  webApiKeyCheck,
  siteUrlCheck,
  mailCheck,
]

const refused = (error: GoogleError, project: string): Fault =>
  error.disabledApi
    ? {
        message: `This can't be known while ${error.disabledApi} is switched off.`,
        fix: enableCommand(project, [error.disabledApi]),
      }
    : {
        message: `Google says: ${error.message}`,
        fix: `The account that is logged in needs the role Owner or Editor of ${project}: https://console.cloud.google.com/iam-admin/iam?project=${project}`,
      }

const runCheck = async (check: Check, site: Site): Promise<Fault[]> => {
  try {
    return await check.run(site)
  } catch (error) {
    if (error instanceof GoogleError) return [refused(error, site.project)]
    throw error
  }
}

/** Runs every check, so that everything missing is known at once; without a project, the others are skipped. */
export const runChecks = async (site: Site, log: (line: string) => void): Promise<number> => {
  let count = 0
  for (const check of CHECKS) {
    const faults = await runCheck(check, site)
    count += faults.length
    log(`  ${faults.length === 0 ? '✓' : '✗'} ${check.name}`)
    for (const { message, fix } of faults) log(`    ${message}\n    Fix: ${fix}`)
    if (check === projectCheck && faults.length > 0) break
  }
  return count
}
