/** `npm run shop -- monitoring` (docs/operations.md). */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isDemo } from '../../../bootstrap/choose-project.mjs'
import { DeployError } from '../deploy-error.ts'
import { googleApi } from '../google/google-api.ts'
import { findLogin, HOW_TO_LOG_IN } from '../google/login.ts'
import { chooseProject } from '../project.ts'
import { setUpMonitoring } from './set-up-monitoring.ts'

const ROOT = join(import.meta.dirname, '../../../..')

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      email: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const project = chooseProject(ROOT, values.project)
  if (!project || isDemo(project))
    throw new DeployError('Which project? A real one: name it with --project ID.')
  const login = await findLogin(project)
  if (!login) throw new DeployError(`Nobody is logged in. Fix: ${HOW_TO_LOG_IN}`)
  await setUpMonitoring({
    google: googleApi({ token: login.token, project }),
    project,
    email: values.email,
    isDryRun: values['dry-run'],
    log: (line) => console.log(line),
  })
}

try {
  await run()
} catch (error) {
  console.error(error instanceof DeployError ? error.message : error)
  process.exit(1)
}
