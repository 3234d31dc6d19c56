/**
 * The brand colors: the accent, the text on it, and the dark bands. The rest of the palette is in
 * web/src/theme/colors.ts.
 */
export const BRAND_COLORS = { accent: '#f2a531', ink: '#12343b', band: '#0f3a41' } as const
