import { parseArgs } from 'node:util'
import { serveParent } from '#processes/serve-parent.ts'
import { startEmulators } from './start-emulators.ts'

const { values } = parseArgs({
  options: { project: { type: 'string' }, data: { type: 'string' } },
})

await serveParent(() =>
  startEmulators({ projectId: values.project ?? 'demo-bartan', dataDir: values.data }),
)
