import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { DeployError } from '../deploy-error.ts'

type Account = { user: { email: string }; tokens: object }

type Internals = {
  auth: { getProjectDefaultAccount(folder: string): Account | undefined }
  requireAuth: { requireAuth(options: object): Promise<string | null> }
  apiv2: { getAccessToken(): Promise<string> }
  defaultCredentials: { getCredentialPathAsync(account: Account): Promise<string | undefined> }
}

/** firebase-tools has no public API for this, so its version is pinned. */
const internals = (): Internals => {
  const require = createRequire(import.meta.url)
  return {
    auth: require('firebase-tools/lib/auth') as Internals['auth'],
    requireAuth: require('firebase-tools/lib/requireAuth') as Internals['requireAuth'],
    apiv2: require('firebase-tools/lib/apiv2') as Internals['apiv2'],
    defaultCredentials:
      require('firebase-tools/lib/defaultCredentials') as Internals['defaultCredentials'],
  }
}

/** cloud.google.com/docs/authentication/application-default-credentials */
const hasDefaultCredentials = (environment: NodeJS.ProcessEnv): boolean =>
  Boolean(environment['GOOGLE_APPLICATION_CREDENTIALS'] ?? environment['FIREBASE_TOKEN']) ||
  existsSync(join(homedir(), '.config/gcloud/application_default_credentials.json'))

export type Login = {
  who: string
  token: () => Promise<string>
  /** Environment by which Google's own libraries are the same account. */
  credentials: () => Promise<Record<string, string>>
}

/**
 * The account that `firebase deploy` itself would use. Nobody is prompted, and nothing is sent before `token` is
 * called.
 */
export const findLogin = (root: string): Login | undefined => {
  const { auth, requireAuth, apiv2, defaultCredentials } = internals()
  const account = auth.getProjectDefaultAccount(root)
  if (!account && !hasDefaultCredentials(process.env)) return undefined
  let ready: Promise<unknown> | undefined
  return {
    who: account?.user.email ?? 'the application default credentials',
    token: async () => {
      ready ??= requireAuth.requireAuth({ ...account, projectRoot: root, nonInteractive: true })
      try {
        await ready
        return await apiv2.getAccessToken()
      } catch (error) {
        throw new DeployError(
          `Google does not take the login (${(error as Error).message}). Fix: npx firebase login --reauth`,
        )
      }
    },
    credentials: async (): Promise<Record<string, string>> => {
      // Without an account of the CLI's, the libraries find the default credentials by themselves.
      const file = account && (await defaultCredentials.getCredentialPathAsync(account))
      return file ? { GOOGLE_APPLICATION_CREDENTIALS: file } : {}
    },
  }
}
