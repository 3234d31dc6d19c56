import { defineStyle } from '@chakra-ui/react/styled-system'

/** Eight columns need this much room; it is the place that counts (my orders, profile), not the window. */
const ROOM = '@container (min-width: 820px)'

export const ordersTableFrame = defineStyle({ containerType: 'inline-size' })

/** Each order is a card where there is no room for a table's row. */
export const ordersTableStyle = defineStyle({
  display: 'block',
  w: 'full',
  fontSize: 'sm',
  textAlign: 'left',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& thead': { srOnly: true },
  '& tbody': { display: 'grid', gap: '3' },
  '& tbody tr': {
    position: 'relative',
    display: 'block',
    minH: '88px',
    p: '4',
    pl: '88px',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'lg',
    transition: 'border-color 120ms, background-color 120ms',
    _hover: { borderColor: 'line.strong', bg: 'teal.mist' },
  },
  '& [data-cell=picture]': { position: 'absolute', top: '4', left: '4' },
  '& tbody th': { display: 'block', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  '& [data-cell=created], & [data-cell=address]': { display: 'block', color: 'ink.soft' },
  '& [data-cell=items], & [data-cell=price]': { display: 'inline-block', mr: '3' },
  '& [data-cell=price]': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  '& [data-cell=paid], & [data-cell=status]': { display: 'inline-block', mr: '2', mt: '2' },
  [ROOM]: {
    display: 'table',
    '& thead': { all: 'revert' },
    '& thead th': {
      px: '3',
      pb: '2',
      color: 'ink.soft',
      fontWeight: 'medium',
      borderBottomWidth: '1px',
    },
    '& tbody': { display: 'table-row-group' },
    '& tbody tr': { display: 'table-row', bg: 'transparent', _hover: { bg: 'teal.mist' } },
    '& tbody tr > td, & tbody tr > th': {
      position: 'static',
      display: 'table-cell',
      px: '3',
      py: '3',
      m: '0',
      verticalAlign: 'middle',
      borderBottomWidth: '1px',
    },
    '& tbody tr > th': { maxW: '180px' },
    '& [data-unit]': { display: 'none' },
  },
})
