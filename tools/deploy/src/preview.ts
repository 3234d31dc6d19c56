import type { Fault, Site } from './checks/check.ts'
import { hostingApi } from './hosting/hosting-api.ts'
import { STAGED_CONFIG } from './hosting/stage-hosting.ts'
import type { Command } from './steps.ts'

/** Days that a preview's address works. */
const LIFETIME = '7d'

/** The CLI also deploys the function, because the preview's rewrites are pinned to its tag. */
export const previewStep = (name: string): Command => ({
  what: `Preview ${name}`,
  program: 'firebase',
  args: [
    'hosting:channel:deploy',
    name,
    '--expires',
    LIFETIME,
    // The shop logs in without redirects, and CI may not change the domains that those may lead to.
    '--no-authorized-domains',
    '--config',
    STAGED_CONFIG,
    '--non-interactive',
  ],
})

/**
 * Why pages can't be pinned to a function revision's tag: the CLI refuses that with MIN_INSTANCES, because each
 * revision would keep its own instances.
 */
export const pinFaults = ({ settings: { values, file } }: Site): Fault[] =>
  Number(values['MIN_INSTANCES'] ?? 0) > 0
    ? [
        {
          message: 'Pages are pinned to a tag of the function only without MIN_INSTANCES.',
          fix: `Take MIN_INSTANCES out of ${file}.`,
        },
      ]
    : []

/** A deployed function serves all visitors whose pages aren't pinned to an earlier one. */
export const previewFaults = async (site: Site): Promise<Fault[]> => {
  const live = await (await hostingApi(site)).liveVersion()
  const { rewrites = [] } = live?.config ?? {}
  const toFunctions = rewrites.filter((rewrite) => rewrite.run ?? rewrite.function)
  if (toFunctions.length > 0 && toFunctions.every(({ run }) => run?.tag)) return pinFaults(site)
  return [
    ...pinFaults(site),
    {
      message:
        'The live pages are not pinned to their own version of the function: the preview’s would go live with them.',
      fix: `npm run deploy -- --pinned --project ${site.project}`,
    },
  ]
}
