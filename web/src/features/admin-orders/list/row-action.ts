import { css } from '#styled-system/css'

/** From this width of the list on, rows are columns side by side (desk-row.tsx). */
const WIDE = '@container (min-width: 970px)'

const action = {
  display: 'inline-flex',
  // On a phone the word is below its sign; the row stays as high.
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  w: 'auto',
  minW: { base: 'tap', lg: 'tap.sm' },
  h: { base: 'tap', lg: 'tap.sm' },
  fontSize: 'xs',
  fontWeight: 'medium',
  // With more room, four actions take a third line at 1280 px.
  [WIDE]: { flexDirection: 'row', gap: '1', px: '0.5' },
} as const

/** A row's button, with its word as long as there is room. */
export const rowAction = css({ ...action, color: 'teal' })
export const quietRowAction = css({ ...action, color: 'ink.soft' })
export const rowWord = css({
  display: 'none',
  whiteSpace: 'nowrap',
  '@container (min-width: 328px)': { display: 'inline', fontSize: '2xs', lineHeight: '1' },
  [WIDE]: { fontSize: 'xs', lineHeight: 'inherit' },
})
