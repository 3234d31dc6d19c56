import { BRAND_COLORS } from '../shop/brand-colors.ts'

/** The accent is the background of buttons with ink text, and the text color on the dark bands. */
const ACCENT_NEIGHBORS = [BRAND_COLORS.ink, BRAND_COLORS.band]

/** The shop's own accent, and suggestions, all of them readable. */
export const ACCENTS = [
  BRAND_COLORS.accent,
  '#f4b942',
  '#e8b500',
  '#ff9f6b',
  '#f59a8d',
  '#f2a0c0',
  '#c9b3f5',
  '#9cc4f5',
  '#7fd1c7',
  '#9bd48a',
] as const

export const DEFAULT_ACCENT = ACCENTS[0]

export const ACCENT_PATTERN = /^#[\da-f]{6}$/

/** WCAG 2.2, 1.4.3: text. */
export const MIN_CONTRAST = 4.5

/** Red, green and blue of #rrggbb. */
export const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** WCAG 2.2, "relative luminance". */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, "contrast ratio" of two colors, 1 to 21. */
const contrastOf = (one: string, other: string): number => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** The lowest contrast between the accent and the colors next to it. */
export const accentContrast = (color: string): number =>
  Math.min(...ACCENT_NEIGHBORS.map((neighbor) => contrastOf(color, neighbor)))
