/** `npm run shop -- first-hour` (docs/deploy.md). */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DeployError, runProgram } from '../deploy-error.ts'
import { openProject } from '../project.ts'
import { readFirebaseConfig } from '../read-firebase-config.ts'
import { readSettings } from '../settings.ts'
import { firstHour, HOW_TO_TRY } from './first-hour.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** A starting instance takes some seconds. */
const TIMEOUT_MS = 30_000

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, admin: { type: 'string' } },
  })
  const { SHOP_ADMIN_PASSWORD: password } = process.env
  if (values.admin && !password) throw new DeployError(`The password is missing. ${HOW_TO_TRY}`)
  const { project, google } = await openProject(ROOT, values.project)
  const wrong = await firstHour({
    site: { project, ...readFirebaseConfig(ROOT), settings: readSettings(ROOT, project), google },
    ask: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    admin: values.admin && password ? { phone: values.admin, password } : undefined,
    log: (line) => console.log(line),
  })
  process.exitCode = wrong > 0 ? 1 : 0
}

await runProgram(run)
