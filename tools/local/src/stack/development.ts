import { join } from 'node:path'
import { startChildService } from '#processes/child-service.ts'
import { startStack, type Stack, type StackOptions } from './start-stack.ts'
import { watchFunctions, type WatchedFunctions } from './watch-functions.ts'

const WEB_HOST = join(import.meta.dirname, '../web-host/main.ts')

const startWithWeb = async (
  root: string,
  options: StackOptions,
  functions: WatchedFunctions,
): Promise<Stack> => {
  const web = await startChildService<{ port: number }>('The web development server', WEB_HOST, {
    args: [join(root, 'web')],
    onOutput: (line) => options.log(`  [web] ${line}`),
  })
  try {
    const development = { webPort: web.ready.port, functionFolder: functions.folder }
    const stack = await startStack({ ...options, ...development })
    const stop = async () => {
      functions.close()
      await stack.stop()
      await web.stop()
    }
    return { ...stack, stop }
  } catch (error) {
    await web.stop()
    throw error
  }
}

/** The stack with hot reload of the web, and functions that restart when their sources change. */
export const startDevelopment = async (root: string, options: StackOptions): Promise<Stack> => {
  let stack: Stack | undefined
  const functions = await watchFunctions(root, {
    log: options.log,
    onBuilt: () => {
      if (!stack) return
      options.log('  functions are built anew')
      void stack.restartFunction()
    },
  })
  try {
    stack = await startWithWeb(root, options, functions)
    return stack
  } catch (error) {
    functions.close()
    throw error
  }
}
