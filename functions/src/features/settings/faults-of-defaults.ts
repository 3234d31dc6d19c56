import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import { settingsSchema } from '@bartan/contract/settings/schema'
import type { Settings } from '@bartan/contract/settings/settings'

/**
 * What is invalid in the code's own settings, which a fork writes by hand (docs/customize.md): with it the function
 * could answer nothing.
 */
export const faultsOfDefaults = (defaults: Settings): string[] =>
  (settingsSchema.safeParse(defaults).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${reasonOfIssue(issue).message}`,
  )
