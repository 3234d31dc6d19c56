import { GoogleError, unlessMissing } from '../google/google-api.ts'
import type { Check, Fault, Site } from './check.ts'

/** The name in functions/src/index.ts. */
const SECRET = 'SMTP_URL'

const EXTENSION = 'firebase/firestore-send-email'

type Version = { state?: string }
type Instances = { instances?: { name: string; config?: { extensionRef?: string } }[] }

const ofSecret = async ({ google, project }: Site): Promise<Fault[]> => {
  const latest = await unlessMissing(
    google.get<Version>(
      'secretmanager.googleapis.com',
      `/v1/projects/${project}/secrets/${SECRET}/versions/latest`,
    ),
  )
  if (latest?.state === 'ENABLED') return []
  return [
    {
      message: `There is no secret ${SECRET}: the mail server, like smtps://USER:PASSWORD@smtp.example:465, or the word none.`,
      fix: `npx firebase functions:secrets:set ${SECRET} --project ${project}`,
    },
  ]
}

/** The extension would send every mail a second time. */
const ofExtension = async ({ google, project }: Site): Promise<Fault[]> => {
  const { instances = [] } = await google
    .get<Instances>(
      'firebaseextensions.googleapis.com',
      `/v1beta/projects/${project}/instances?pageSize=100`,
    )
    .catch((error: unknown): Instances => {
      // Projects that never had an extension lack the extensions API.
      if (error instanceof GoogleError && [403, 404].includes(error.status)) return {}
      throw error
    })
  return instances
    .filter(({ config }) => config?.extensionRef?.startsWith(EXTENSION))
    .map(({ name }) => ({
      message: `The extension Trigger Email is installed: with the shop's own function, every mail would be sent twice.`,
      fix: `npx firebase ext:uninstall ${name.split('/').at(-1)} --project ${project} --force && npx firebase deploy --only extensions --project ${project}`,
    }))
}

export const mailCheck: Check = {
  name: 'mails have a server, and one sender',
  run: async (site) => [...(await ofSecret(site)), ...(await ofExtension(site))],
}
