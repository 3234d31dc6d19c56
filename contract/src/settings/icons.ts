import { DEFAULT_ACCENT } from './accent.ts'

/** The icons of the installed shop: 192 and 512 pixels as browsers ask for, 180 for Apple's home screen. */
export const ICON_NAMES = ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-180'] as const
export type IconName = (typeof ICON_NAMES)[number]

type Look = { accent: string; logo: string }

const iconPath = (name: IconName): string => `/icons/${name}.png`

/** The query of an icon's address: the parts of the look that it shows; '' for the code's own look. */
export const iconQuery = ({ accent, logo }: Look): string => {
  if (logo) return `look=${encodeURIComponent(logo)}`
  return accent === DEFAULT_ACCENT ? '' : `look=${accent.slice(1)}`
}

/**
 * The address of an icon, different for each look: browsers redraw an installed app only if its icon's address changes.
 */
export const iconUrl = (name: IconName, look: Look): string => {
  const query = iconQuery(look)
  return query ? `${iconPath(name)}?${query}` : iconPath(name)
}
