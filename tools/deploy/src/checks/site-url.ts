import { hostingUrl } from '../hosting-url.ts'
import type { Check } from './check.ts'

/** Links in pages, feeds and mails begin with it; nothing that a request says of itself may take its place. */
export const siteUrlCheck: Check = {
  name: 'the shop knows its own address',
  run: async (site) => {
    const { settings } = site
    // Its form is checked with the other settings.
    if (settings.values['SITE_URL']) return []
    return [
      {
        message: `SITE_URL is missing in ${settings.file}: the address that customers know.`,
        fix: `echo "SITE_URL=${await hostingUrl(site)}" >> ${settings.file} (or your own domain)`,
      },
    ]
  },
}
