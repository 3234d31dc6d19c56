import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import { settingsSchema } from '@bartan/contract/settings/schema'
import type { Settings } from '@bartan/contract/settings/settings'

/**
 * What is invalid in the default settings, which a fork edits by hand (docs/customize.md): with them the function could
 * not answer.
 */
export const faultsOfDefaults = (defaults: Settings): string[] =>
  (settingsSchema.safeParse(defaults).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${reasonOfIssue(issue).message}`,
  )
