/** `npm run shop -- first-hour` (docs/deploy.md). */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isDemo } from '../../../bootstrap/choose-project.mjs'
import { DeployError } from '../deploy-error.ts'
import { googleApi } from '../google/google-api.ts'
import { findLogin, HOW_TO_LOG_IN } from '../google/login.ts'
import { chooseProject } from '../project.ts'
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
  const project = chooseProject(ROOT, values.project)
  if (!project || isDemo(project))
    throw new DeployError('Which project? A real one: name it with --project ID.')
  const { SHOP_ADMIN_PASSWORD: password } = process.env
  if (values.admin && !password) throw new DeployError(`The password is missing. ${HOW_TO_TRY}`)
  const login = await findLogin(project)
  if (!login) throw new DeployError(`Nobody is logged in. Fix: ${HOW_TO_LOG_IN}`)
  const wrong = await firstHour({
    site: {
      project,
      ...readFirebaseConfig(ROOT),
      settings: readSettings(ROOT, project),
      google: googleApi({ token: login.token, project }),
    },
    ask: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    admin: values.admin && password ? { phone: values.admin, password } : undefined,
    log: (line) => console.log(line),
  })
  process.exitCode = wrong > 0 ? 1 : 0
}

try {
  await run()
} catch (error) {
  console.error(error instanceof DeployError ? error.message : error)
  process.exit(1)
}
