import { GoogleError, unlessMissing } from '../google/google-api.ts'
import { firebaseCommand, type Check, type Fault, type Site } from './check.ts'

/** What the secrets of functions/src/composition/parameters.ts hold. */
const SECRETS = {
  SMTP_URL: 'the mail server, like smtps://USER:PASSWORD@smtp.example:465, or the word none',
  WHATSAPP:
    'access to messages over WhatsApp, like {"token":"…","phoneId":"…","appSecret":"…","verifyToken":"…"}, or the word none',
} as const

const EXTENSION = 'firebase/firestore-send-email'

type Version = { state?: string }
type Instances = { instances?: { name: string; config?: { extensionRef?: string } }[] }

const ofSecret = async (
  { google, project }: Site,
  secret: keyof typeof SECRETS,
): Promise<Fault[]> => {
  const latest = await unlessMissing(
    google.get<Version>(
      'secretmanager.googleapis.com',
      `/v1/projects/${project}/secrets/${secret}/versions/latest`,
    ),
  )
  if (latest?.state === 'ENABLED') return []
  return [
    {
      message: `There is no secret ${secret}: ${SECRETS[secret]}.`,
      fix: firebaseCommand(project, `functions:secrets:set ${secret}`),
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
      fix: `${firebaseCommand(project, `ext:uninstall ${name.split('/').at(-1)} --force`)} && ${firebaseCommand(project, 'deploy --only extensions')}`,
    }))
}

export const mailCheck: Check = {
  name: 'mails and messages have a server, and one sender',
  run: async (site) => [
    ...(await ofSecret(site, 'SMTP_URL')),
    ...(await ofSecret(site, 'WHATSAPP')),
    ...(await ofExtension(site)),
  ],
}
