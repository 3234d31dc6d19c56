import { DEFAULT_ACCENT } from '@bartan/contract/settings/accent'
import svg from '../../favicon.svg?raw'
import { colors } from './colors.ts'

/** Written by the build in the default colors (build/documents.ts). */
const FILE = '/favicon.svg'

const COLORS: Readonly<Record<string, string>> = {
  BAR: colors.teal.deep.value,
  GROUND: colors.ground.value,
}

/** The built-in icon in an accent color. */
export const drawnIcon = (accent: string): string =>
  svg
    .trim()
    .replaceAll(/%([A-Z]+)%/g, (mark, name: string) =>
      name === 'ACCENT' ? accent : (COLORS[name] ?? mark),
    )

/** Icon of the tab: the shop's logo, else the built-in one in the accent color. */
export const faviconOf = ({ accent, logo }: { accent: string; logo: string }): string => {
  if (logo) return logo
  if (accent === DEFAULT_ACCENT) return FILE
  return `data:image/svg+xml,${encodeURIComponent(drawnIcon(accent))}`
}
