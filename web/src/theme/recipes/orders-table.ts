import { defineRecipe, defineStyles } from '@pandacss/dev'

/** Width of seven columns; the container counts (my orders, profile), not the window. */
const WIDE_CONTAINER = '@container (min-width: 940px)'
const NARROW_CONTAINER = '@container (max-width: 939.98px)'

const cards = defineStyles({
  display: 'block',
  '& thead': { srOnly: true },
  '& tbody': {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
  },
  '& tbody tr': {
    display: 'block',
    minH: '88px',
    p: '4',
    pl: '88px',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'lg',
  },
  '& [data-cell=image]': { position: 'absolute', top: '4', left: '4' },
  '& [data-cell=goods]': { display: 'block' },
  '& [data-cell=payment], & [data-cell=delivery]': {
    display: 'inline-block',
    mr: '3',
    fontSize: 'xs',
  },
  // Says by itself what it is, and both fit on one line.
  '& [data-cell=delivery] [data-label]': { srOnly: true },
  '& [data-cell=address], & [data-cell=items], & [data-cell=created]': { display: 'none' },
})

const rows = defineStyles({
  '& thead th': {
    px: '3',
    pb: '2',
    color: 'ink.soft',
    fontWeight: 'medium',
    borderBottomWidth: '1px',
  },
  '& tbody td, & tbody th': { px: '3', py: '3', verticalAlign: 'middle', borderBottomWidth: '1px' },
  '& [data-label]': { srOnly: true },
})

/** Placeholder of the list: cards or rows, like the list. */
export const ordersSkeleton = defineRecipe({
  className: 'orders-skeleton',
  base: {
    display: 'grid',
    [WIDE_CONTAINER]: { mt: '37px', '& > *': { h: '66px', my: '3', borderRadius: 'md' } },
    [NARROW_CONTAINER]: {
      gap: '3',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
      '& > *': { h: '118px', borderRadius: 'lg' },
    },
  },
})

/** Each order is a table row, or a card if there is no room. */
export const ordersTable = defineRecipe({
  className: 'orders-table',
  base: {
    w: 'full',
    fontSize: 'sm',
    textAlign: 'left',
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& tbody tr': {
      position: 'relative',
      transition: 'border-color {durations.fast}, background-color {durations.fast}',
      _hover: { borderColor: 'line.strong', bg: 'teal.mist' },
    },
    '& [data-cell=goods]': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& td': { color: 'ink.soft' },
    [WIDE_CONTAINER]: rows,
    [NARROW_CONTAINER]: cards,
  },
})
