import { DEFAULT_ACCENT } from './accent.ts'

/** The icons of the installed shop: 192 and 512 pixels as browsers ask for, 180 for Apple's home screen. */
export const ICON_NAMES = ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-180'] as const
export type IconName = (typeof ICON_NAMES)[number]

type Look = { accent: string; logo: string }

const iconPath = (name: IconName): string => `/icons/${name}.png`

/** What of a look is in the address of its icons; '' for the code's. */
export const iconQuery = ({ accent, logo }: Look): string => {
  if (logo) return `look=${encodeURIComponent(logo)}`
  return accent === DEFAULT_ACCENT ? '' : `look=${accent.slice(1)}`
}

/** Another one for another look: browsers draw an installed app anew only when the address of its icon has changed. */
export const iconUrl = (name: IconName, look: Look): string => {
  const query = iconQuery(look)
  return query ? `${iconPath(name)}?${query}` : iconPath(name)
}
