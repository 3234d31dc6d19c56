import { startStack, type Stack, type StackOptions } from './start-stack.ts'
import { watchFunctions } from './watch-functions.ts'
import { startWebDevelopment } from './web-development.ts'

/** The stack with hot reload of the web and functions that restart when their sources change. */
export const startDevelopment = async (root: string, options: StackOptions): Promise<Stack> => {
  const web = await startWebDevelopment(root)
  try {
    const stack = await startStack({ ...options, webPort: web.port })
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
