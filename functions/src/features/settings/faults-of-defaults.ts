import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import { settingsSchema } from '@bartan/contract/settings/schema'
import type { Settings } from '@bartan/contract/settings/settings'

/**
 * What of the code's own settings nobody could save: another shop's name, colors and phone are written there by hand
 * (docs/customise.md), and a function that can't read them answers nothing.
 */
export const faultsOfDefaults = (defaults: Settings): string[] =>
  (settingsSchema.safeParse(defaults).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${reasonOfIssue(issue).message}`,
  )
