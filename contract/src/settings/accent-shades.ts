import { accentContrast, channelsOf, MIN_CONTRAST } from './accent.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'

/** `share` of one color, the rest of another. */
const mixed = (color: string, share: number, other: string): string => {
  const others = channelsOf(other)
  const channels = channelsOf(color).map((channel, index) =>
    Math.round(channel * share + (others[index] ?? 0) * (1 - share)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The shade of a pressed button: darker if its text stays readable, else lighter. */
const deepOf = (accent: string): string => {
  const darker = mixed(accent, 0.9, BLACK)
  return accentContrast(darker) >= MIN_CONTRAST ? darker : mixed(accent, 0.85, WHITE)
}

export const accentShades = (accent: string) => ({
  deep: deepOf(accent),
  tint: mixed(accent, 0.18, WHITE),
})

export const accentVariables = (accent: string): readonly (readonly [string, string])[] => {
  const { deep, tint } = accentShades(accent)
  return [
    ['--colors-saffron', accent],
    ['--colors-saffron-deep', deep],
    ['--colors-saffron-tint', tint],
  ]
}
