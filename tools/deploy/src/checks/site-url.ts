import type { Site, Check } from './check.ts'

type Firebase = { resources?: { hostingSite?: string } }

export const hostingSite = async ({ google, project }: Site): Promise<string> => {
  const { resources } = await google.get<Firebase>(
    'firebase.googleapis.com',
    `/v1beta1/projects/${project}`,
  )
  return resources?.hostingSite ?? project
}

/** The address that every project has besides its domains. */
export const hostingUrl = async (site: Site): Promise<string> =>
  `https://${await hostingSite(site)}.web.app`

/** Links in pages, feeds and mails begin with it; request headers must not replace it. */
export const siteUrlCheck: Check = {
  name: 'the shop knows its own address',
  run: async (site) => {
    const { settings } = site
    // Its form is checked with the other settings.
    if (settings.values['SITE_URL']) return []
    return [
      {
        message: `SITE_URL is missing in ${settings.file}: the address that customers know, a domain of your own instead if it has one.`,
        fix: `echo "SITE_URL=${await hostingUrl(site)}" >> ${settings.file}`,
      },
    ]
  },
}
