import { join } from 'node:path'
import { startChildService } from '../processes/child-service.ts'
import { startStack, type Stack, type StackOptions } from './start-stack.ts'
import { watchFunctions } from './watch-functions.ts'

const WEB_HOST = join(import.meta.dirname, '../web-host/main.ts')

/** The stack with hot reload of the web and functions that restart when their sources change. */
export const startDevelopment = async (root: string, options: StackOptions): Promise<Stack> => {
  const web = await startChildService<{ port: number }>('The web development server', WEB_HOST, {
    args: [join(root, 'web')],
    onOutput: (line) => options.log(`  [web] ${line}`),
  })
  try {
    const stack = await startStack({ ...options, webPort: web.ready.port })
    const unwatch = watchFunctions(root, () => {
      options.log('  functions are built anew')
      void stack.restartFunction()
    })
    const stop = async () => {
      unwatch()
      await stack.stop()
      await web.stop()
    }
    return { ...stack, stop }
  } catch (error) {
    await web.stop()
    throw error
  }
}
