import { defineRecipe, defineStyles } from '@pandacss/dev'

const cards = defineStyles({
  display: 'block',
  '& thead': { srOnly: true },
  '& tbody': {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 310px), 1fr))',
  },
  '& tbody tr': {
    display: 'block',
    px: '4',
    py: '2',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
  },
  '& tbody td, & tbody th': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '32px',
    py: '1',
    textAlign: 'right',
    overflowWrap: 'anywhere',
    '--cell-end': 'flex-end',
  },
  '& [data-label]::before': {
    content: 'attr(data-label)',
    flexShrink: '0',
    color: 'ink.soft',
    fontWeight: 'normal',
  },
  '& tbody [data-lead]': { textAlign: 'left', '--cell-end': 'flex-start' },
  '& tbody [data-long]': {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '0.5',
    textAlign: 'left',
    '--cell-end': 'flex-start',
  },
  '& tbody td:not([data-label])': { justifyContent: 'flex-end' },
  // Hides cells whose label would be alone, such as actions when there are none.
  '& tbody td:empty': { display: 'none' },
})

const rows = defineStyles({
  bg: 'paper',
  borderWidth: '1px',
  borderRadius: 'lg',
  '& thead th': {
    px: '8px',
    py: '10px',
    color: 'ink.soft',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    bg: 'sand',
  },
  '& tbody td, & tbody th': { px: '8px', py: '2', verticalAlign: 'middle', borderTopWidth: '1px' },
  '& tbody tr:hover > *': { bg: 'teal.mist' },
  '& thead tr > *:first-child, & tbody tr > *:first-child': { pl: '4' },
  '& tr > *:last-child': { pr: '4' },
  // Without `overflow`, because the last row's menu extends beyond the table.
  '& thead tr > *:first-child': { borderTopLeftRadius: 'lg' },
  '& thead tr > *:last-child': { borderTopRightRadius: 'lg' },
  '& tbody tr:last-of-type > *:first-child': { borderBottomLeftRadius: 'lg' },
  '& tbody tr:last-of-type > *:last-child': { borderBottomRightRadius: 'lg' },
  '& [data-align=end]': { textAlign: 'right', '--cell-end': 'flex-end' },
})

/** Low rows with the most important columns; cells marked `data-wide` are hidden. */
const lines = defineStyles({
  display: 'block',
  '& thead': { srOnly: true },
  '& tbody': {
    display: 'block',
    overflow: 'hidden',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
  },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '1',
    minH: '64px',
    pl: '3',
    py: '1',
  },
  '& tbody tr + tr': { borderTopWidth: '1px' },
  '& [data-wide]': { display: 'none' },
})

/** Minimum width of the columns side by side, for about five or more; below it, each row is a card. */
export const dataTable = defineRecipe({
  className: 'data-table',
  base: {
    w: 'full',
    fontSize: 'sm',
    lineHeight: 'snug',
    textAlign: 'left',
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& tbody th': { fontWeight: 'semibold' },
    '& [data-align=end]': { fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    size: {
      few: { '@container (min-width: 600px)': rows, '@container (max-width: 599.98px)': cards },
      many: { '@container (min-width: 970px)': rows, '@container (max-width: 969.98px)': cards },
      lines: { '@container (min-width: 970px)': rows, '@container (max-width: 969.98px)': lines },
    },
  },
})

/** Text of any length, which breaks anywhere instead of widening the table. */
export const breakable = defineRecipe({
  className: 'breakable',
  base: { display: 'inline-block', minW: '88px', overflowWrap: 'anywhere' },
})
