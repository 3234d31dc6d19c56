import { MANY_COLORS } from '#theme/many-colors.ts'

/** Swatches of known colors, softer than the CSS colors of the same names. */
const KNOWN: Record<string, string> = {
  red: '#c8342f',
  green: '#2f8a57',
  blue: '#2f62b5',
  black: '#22262a',
  yellow: '#f2c230',
  gray: '#8d9498',
  grey: '#8d9498',
  white: '#ffffff',
  pink: '#e889a8',
  transparent: 'linear-gradient(135deg, #ffffff 45%, #dfeceb 46%, #dfeceb 54%, #ffffff 55%)',
  steel: 'linear-gradient(135deg, #f4f6f7 0%, #aeb6ba 45%, #e3e7e9 60%, #8f989d 100%)',
  silver: 'linear-gradient(135deg, #f4f6f7 0%, #aeb6ba 45%, #e3e7e9 60%, #8f989d 100%)',
}

/**
 * A CSS background for a color's name. Names are free text: an unknown single word is tried as a CSS color, so
 * elements need a fallback background for browsers that don't know it.
 */
export const swatchColor = (name: string): string => {
  const key = name.trim().toLowerCase()
  const cssName = key.replaceAll(' ', '')
  return KNOWN[key] ?? (/^[a-z]+$/.test(cssName) ? cssName : MANY_COLORS)
}
