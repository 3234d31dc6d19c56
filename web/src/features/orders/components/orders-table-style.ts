import { defineStyle } from '@chakra-ui/react/styled-system'

/** Eight columns need this much room; it is the place that counts (my orders, profile), not the window. */
const ROOM = '@container (min-width: 820px)'
const NO_ROOM = '@container (max-width: 819.98px)'

export const ordersTableFrame = defineStyle({ containerType: 'inline-size' })

const cards = defineStyle({
  display: 'block',
  '& thead': { srOnly: true },
  '& tbody': {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
  },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    columnGap: '2',
    minH: '88px',
    p: '4',
    pl: '88px',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'lg',
  },
  '& [data-cell=picture]': { position: 'absolute', top: '4', left: '4' },
  '& [data-cell=id], & [data-cell=created], & [data-cell=address]': { gridColumn: '1 / -1' },
  '& [data-cell=created], & [data-cell=address]': { color: 'ink.soft' },
  '& [data-cell=price]': { gridColumn: '2 / -1' },
  '& [data-cell=paid], & [data-cell=delivery]': { mt: '2' },
})

const rows = defineStyle({
  '& thead th': {
    px: '3',
    pb: '2',
    color: 'ink.soft',
    fontWeight: 'medium',
    borderBottomWidth: '1px',
  },
  '& tbody td, & tbody th': {
    px: '3',
    py: '3',
    verticalAlign: 'middle',
    borderBottomWidth: '1px',
  },
  '& [data-cell=id]': { maxW: '170px' },
  '& [data-unit]': { display: 'none' },
})

/** Each order is a row of the table, and a card where there is no room for one. */
export const ordersTableStyle = defineStyle({
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
  '& [data-cell=id]': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  '& [data-cell=price]': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  [ROOM]: rows,
  [NO_ROOM]: cards,
})
