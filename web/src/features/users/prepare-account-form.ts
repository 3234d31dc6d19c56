import { prepareSignIn } from '#lib/session/account-session.ts'

/** The rules are as heavy as the page itself, which shows nothing of them. */
export const loadAccountRules = () => import('./account-rules.ts')

/** Loads what sending the form needs while the shopper types. */
export const prepareAccountForm = (): void => {
  prepareSignIn()
  loadAccountRules().catch(() => undefined)
}
