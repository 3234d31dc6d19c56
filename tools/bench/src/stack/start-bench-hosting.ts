import { join } from 'node:path'
import { createHosting } from '@bartan/local/hosting/create-hosting'
import { readHostingConfig } from '@bartan/local/hosting/hosting-config'
import { startHosting } from '@bartan/local/stack/hosting-service'
import { PROJECT_ID } from '@bartan/local/stack/project'
import type { BenchStack, FunctionInstance } from './start-bench-stack.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Starts the local Hosting in front of one instance. It runs in this process, so no figure includes its CPU. */
export const startBenchHosting = async ({ ports }: BenchStack, { port }: FunctionInstance) => {
  const { hosting: config, folder } = readHostingConfig(ROOT)
  const hosting = await startHosting({ port: 0, host: '127.0.0.1' })
  hosting.open(
    createHosting({
      config,
      folder,
      projectId: PROJECT_ID,
      authPort: () => ports.authPort,
      functionPort: () => port,
    }),
  )
  return hosting
}
