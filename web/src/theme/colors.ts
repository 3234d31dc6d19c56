import { accentShades } from '@bartan/contract/settings/accent-shades'
import { BRAND_COLORS } from '@bartan/contract/shop/brand-colors'

const { deep, tint } = accentShades(BRAND_COLORS.accent)

/**
 * The shop's only palette: warm off-white background, deep teal text, one saffron accent. ./color-pairs.ts lists
 * permitted pairs, and its test computes the contrasts.
 */
export const colors = {
  white: { value: '#ffffff' },
  /** Page background. */
  ground: { value: '#fbf8f2' },
  /** Cards, fields and tables. */
  paper: { value: '#ffffff' },
  /** Tiles under images, and inactive elements. */
  sand: { DEFAULT: { value: '#f4eee2' }, deep: { value: '#e9dfcd' }, light: { value: '#f8f2e7' } },
  /** `strong` is the border of controls and fields. */
  line: { DEFAULT: { value: '#e6ddcd' }, strong: { value: '#8d8878' } },
  ink: {
    DEFAULT: { value: BRAND_COLORS.ink },
    soft: { value: '#41595e' },
    faint: { value: '#576c70' },
  },
  teal: {
    DEFAULT: { value: '#1a5a61' },
    deep: { value: BRAND_COLORS.band },
    night: { value: '#0c2c32' },
    tint: { DEFAULT: { value: '#dfeceb' }, deep: { value: '#cde0de' } },
    mist: { value: '#eff5f3' },
  },
  /** Text and lines on `teal.deep` and `teal.night`. */
  night: {
    soft: { value: '#c4d3d3' },
    faint: { value: '#a9bdbe' },
    line: { value: '#21464c' },
    danger: { value: '#ffc9c2' },
  },
  saffron: {
    DEFAULT: { value: BRAND_COLORS.accent },
    deep: { value: deep },
    tint: { value: tint },
  },
  star: { DEFAULT: { value: '#c97a0a' }, empty: { value: '#d9cfbc' } },
  /** Backgrounds of images that fill a banner or tile. */
  scene: { saffron: { value: '#f6dfb8' }, teal: { value: '#cfe3e3' }, sand: { value: '#f3e6d0' } },
  success: { DEFAULT: { value: '#1d7048' }, tint: { value: '#e1f1e7' } },
  warning: { DEFAULT: { value: '#8a5200' }, tint: { value: '#fdefd6' } },
  danger: { DEFAULT: { value: '#b3261e' }, deep: { value: '#8f1c16' }, tint: { value: '#fbe8e5' } },
  /** Covers the page while a dialog or drawer is open. */
  backdrop: { value: 'rgb(12 44 50 / 0.45)' },
  /** Prints in black, whatever the screen shows. */
  print: { ink: { value: '#000000' } },
}
