import { DEFAULT_ACCENT } from '@bartan/contract/settings/accent'
import svg from '../../public/favicon.svg?raw'

const FILE = '/favicon.svg'

/** The icon of a tab: the shop's logo, else the drawn one, in its accent color. */
export const faviconOf = ({ accent, logo }: { accent: string; logo: string }): string => {
  if (logo) return logo
  if (accent === DEFAULT_ACCENT) return FILE
  return `data:image/svg+xml,${encodeURIComponent(svg.trim().replace(/(?<=stroke=")[^"]+/, accent))}`
}
