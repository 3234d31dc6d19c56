import { GoogleAuth } from 'google-auth-library'
import { DeployError } from '../deploy-error.ts'

export const HOW_TO_LOG_IN = 'gcloud auth application-default login'

export type Login = {
  who: string
  token: () => Promise<string>
}

/**
 * Google's Application Default Credentials (cloud.google.com/docs/authentication/application-default-credentials): from
 * GOOGLE_APPLICATION_CREDENTIALS, else gcloud's, else the machine's. Migrations use the same, and so does the firebase
 * CLI unless it has its own login. Never prompts, and doesn't contact Google before `token` is called.
 */
export const findLogin = async (project: string): Promise<Login | undefined> => {
  // Without the project, the library asks Google for the login's.
  const auth = new GoogleAuth({
    projectId: project,
    scopes: 'https://www.googleapis.com/auth/cloud-platform',
  })
  let account
  try {
    account = await auth.getCredentials()
  } catch (error) {
    const file = process.env['GOOGLE_APPLICATION_CREDENTIALS']
    if (!file) return undefined
    throw new DeployError(
      `GOOGLE_APPLICATION_CREDENTIALS names ${file}, which is of no use: ${(error as Error).message}`,
    )
  }
  return {
    who: account.client_email ?? 'the application default credentials',
    token: async () => {
      try {
        const token = await auth.getAccessToken()
        if (token) return token
        throw new Error('no token')
      } catch (error) {
        throw new DeployError(
          `Google does not take the login (${(error as Error).message}). Fix: ${HOW_TO_LOG_IN}`,
        )
      }
    },
  }
}
