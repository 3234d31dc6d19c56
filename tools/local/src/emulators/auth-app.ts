import type { RequestListener } from 'node:http'
import { authEmulator } from './firebase-tools.ts'
import type { AuthOperation, AuthOperations, ProjectState } from './firebase-tools.ts'

/**
 * The calls that firebase-admin and the firebase SDK make for accounts with passwords and custom tokens, plus the
 * emulator's own. Compiling the validators of all 90 paths of the Identity Toolkit takes five seconds, those of these
 * one; the others (tenants, second factors, passkeys, other providers) answer 404.
 */
const SERVED_PATHS = [
  /^\/v1\/accounts:(signUp|signInWithPassword|signInWithCustomToken|lookup|update|delete)$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:(lookup|update|delete|query|batch\w+))?$/,
  /^\/v1\/token$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config)$/,
]

const trimSpec = (spec: { paths: object }) => {
  spec.paths = Object.fromEntries(
    Object.entries(spec.paths).filter(([path]) => SERVED_PATHS.some((served) => served.test(path))),
  )
}

/**
 * A call with an API key belongs to the key's project. The emulator assigns every key to its default project; here a
 * key that is a project id (`demo-…`) belongs to that project, so that test files can share one emulator without
 * seeing each other's accounts.
 */
const projectOfKey = (key: unknown) =>
  typeof key === 'string' && key.startsWith('demo-') ? key : undefined

const routeByKey = (operations: AuthOperations, projects: Map<string, ProjectState>) => {
  const routed =
    (operation: AuthOperation): AuthOperation =>
    (state, body, context) => {
      const project =
        'targetProjectId' in context.params.path ? undefined : projectOfKey(context.req.query.key)
      return operation((project && projects.get(project)) || state, body, context)
    }
  for (const [name, operation] of Object.entries(operations)) {
    if (typeof operation === 'function') operations[name] = routed(operation)
    else routeByKey(operation, projects)
  }
}

export const createAuthApp = async (
  defaultProject: string,
  projects: Map<string, ProjectState>,
): Promise<RequestListener> => {
  const { spec, authOperations, createApp } = authEmulator()
  trimSpec(spec)
  routeByKey(authOperations, projects)
  const NO_WARNING_ABOUT_OTHER_PROJECTS = 0
  return createApp(defaultProject, NO_WARNING_ABOUT_OTHER_PROJECTS, projects)
}
