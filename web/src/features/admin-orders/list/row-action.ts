import { css } from '#styled-system/css'

/** From this width of the list on, rows have room for words (desk-row.tsx). */
const WIDE = '@container (min-width: 970px)'

const action = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  w: 'auto',
  minW: { base: 'tap', lg: 'tap.sm' },
  h: { base: 'tap', lg: 'tap.sm' },
  fontSize: 'xs',
  fontWeight: 'medium',
  // With more room between sign and word, Hindi's actions take a third line at 1280 px.
  [WIDE]: { px: '0.5', gap: '0.5' },
} as const

/** A row's button, which shows only its icon on a phone. */
export const rowAction = css({ ...action, color: 'teal' })
export const quietRowAction = css({ ...action, color: 'ink.soft' })
export const rowWord = css({ display: 'none', whiteSpace: 'nowrap', [WIDE]: { display: 'inline' } })
