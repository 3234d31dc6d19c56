import { unlessMissing } from '../google/google-api.ts'
import type { Check, Fault } from './check.ts'

/** cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
type Config = {
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean } }
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } }
}

const HOST = 'identitytoolkit.googleapis.com'

const patch = (project: string, mask: string, body: object): string =>
  `curl -X PATCH "https://${HOST}/admin/v2/projects/${project}/config?updateMask=${mask}" -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "X-Goog-User-Project: ${project}" -H "Content-Type: application/json" -d '${JSON.stringify(body)}'`

export const signInCheck: Check = {
  name: 'customers sign in with a password, and only the shop opens accounts',
  run: async ({ google, project }) => {
    const config = await unlessMissing(
      google.get<Config>(HOST, `/admin/v2/projects/${project}/config`),
    )
    const console = `https://console.firebase.google.com/project/${project}/authentication`
    if (!config)
      return [{ message: 'Authentication has not been started.', fix: `${console} → Get started` }]
    const faults: Fault[] = []
    const { email = {} } = config.signIn ?? {}
    if (!email.enabled || email.passwordRequired === false)
      faults.push({
        message: 'Sign-in by e-mail and password is off (phones are kept as alias e-mails).',
        fix: `${console}/providers → Email/Password → Enable, without the e-mail link.`,
      })
    const { disabledUserSignup, disabledUserDeletion } = config.client?.permissions ?? {}
    if (!disabledUserSignup || !disabledUserDeletion)
      faults.push({
        message:
          'Anyone can open, or delete, an account past the shop: a stranger could take a number that is not theirs.',
        fix: `${console}/settings → User actions → untick create and delete; or\n    ${patch(
          project,
          'client.permissions.disabledUserSignup,client.permissions.disabledUserDeletion',
          { client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } } },
        )}`,
      })
    return faults
  },
}
