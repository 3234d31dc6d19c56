import { css } from '#styled-system/css'

/** From this width of the list on, its rows have room for words (desk-row.tsx). */
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
  [WIDE]: { px: '0.5', gap: '0.5' },
} as const

/** A button that shows its sign alone on a phone. */
export const rowAction = css({ ...action, color: 'teal' })
export const quietRowAction = css({ ...action, color: 'ink.soft' })
export const rowWord = css({ display: 'none', whiteSpace: 'nowrap', [WIDE]: { display: 'inline' } })
