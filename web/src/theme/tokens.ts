import { colors } from './colors.ts'
import { MANY_COLORS } from './many-colors.ts'

/** Steps of 4 and 8 px; half steps are for elements within a line of text. */
const spacing = {
  0: { value: '0' },
  0.5: { value: '2px' },
  1: { value: '4px' },
  1.5: { value: '6px' },
  2: { value: '8px' },
  3: { value: '12px' },
  4: { value: '16px' },
  5: { value: '20px' },
  6: { value: '24px' },
  7: { value: '28px' },
  8: { value: '32px' },
  10: { value: '40px' },
  12: { value: '48px' },
  14: { value: '56px' },
  16: { value: '64px' },
  20: { value: '80px' },
  24: { value: '96px' },
  32: { value: '128px' },
}

/** Equal columns: '3' for three. */
export const columns = {
  1: 'minmax(0, 1fr)',
  ...Object.fromEntries(
    [2, 3, 4, 5, 7].map((count) => [count, `repeat(${count}, minmax(0, 1fr))`]),
  ),
  /** As many fields as fit the container, not the window. */
  fields: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
}

export const tokens = {
  colors,
  gradients: { manyColors: { value: MANY_COLORS } },
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    /** `DEFAULT` is the smallest comfortable touch target; `sm` is for dense tables, `lg` for main actions. */
    tap: { DEFAULT: { value: '44px' }, sm: { value: '36px' }, lg: { value: '52px' } },
    text: { value: '64ch' },
    page: { value: '1360px' },
    narrow: { value: '760px' },
    form: { value: '440px' },
  },
  fonts: {
    /** Fonts of other scripts are in fonts.css, by the language of a text. */
    /** The shop's name looks the same in every language. */
    logo: { value: "Fraunces, 'Fraunces fallback', Georgia, serif" },
    heading: { value: "Fraunces, 'Fraunces fallback', Georgia, serif" },
    body: { value: "Figtree, 'Figtree fallback', system-ui, sans-serif" },
    mono: { value: 'ui-monospace, monospace' },
  },
  fontSizes: {
    '2xs': { value: '0.75rem' },
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    figure: { value: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)' },
    card: { value: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)' },
    section: { value: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem)' },
    page: { value: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)' },
    display: { value: 'clamp(2.125rem, 1.35rem + 3vw, 4rem)' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  /** Hindi line heights are larger, see ./fonts.css. */
  lineHeights: {
    none: { value: '1' },
    tight: { value: '1.1' },
    snug: { value: '1.3' },
    body: { value: '1.6' },
  },
  letterSpacings: { tight: { value: '-0.015em' }, wide: { value: '0.08em' } },
  radii: {
    sm: { value: '6px' },
    md: { value: '10px' },
    lg: { value: '16px' },
    xl: { value: '24px' },
    full: { value: '999px' },
  },
  shadows: {
    sm: { value: '0 1px 2px rgb(18 52 59 / 0.06)' },
    md: { value: '0 2px 4px rgb(18 52 59 / 0.04), 0 8px 24px rgb(18 52 59 / 0.08)' },
    lg: { value: '0 4px 8px rgb(18 52 59 / 0.05), 0 24px 64px rgb(18 52 59 / 0.16)' },
    /** Shadow for elements at the lower edge of the screen. */
    up: { value: '0 -4px 20px rgb(18 52 59 / 0.08)' },
  },
  durations: {
    fast: { value: '120ms' },
    normal: { value: '200ms' },
    slow: { value: '320ms' },
    /** Delay before a loading text appears. */
    delay: { value: '250ms' },
    /** For an image that moves slightly on hover. */
    gentle: { value: '600ms' },
  },
  easings: {
    /** Starts immediately and slows down: for everything that responds to touch. */
    out: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
  },
  /** Stacking order. Dialogs and drawers are in the browser's top layer, above all of these. */
  zIndex: {
    raised: { value: 1 },
    header: { value: 20 },
    popover: { value: 30 },
    toast: { value: 60 },
  },
}
