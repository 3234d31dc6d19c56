/** `npm run shop -- monitoring` (docs/operations.md). */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from '../deploy-error.ts'
import { openProject } from '../project.ts'
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
  const { project, google } = await openProject(ROOT, values.project)
  await setUpMonitoring({
    google,
    project,
    email: values.email,
    isDryRun: values['dry-run'],
    log: (line) => console.log(line),
  })
}

await runProgram(run)
