import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'

/** Where an account's owner chooses a new password. */
export const resetLink = (siteUrl: string, token: string): string =>
  `${siteUrl}${PAGE_PATHS.resetPassword}?token=${token}`
