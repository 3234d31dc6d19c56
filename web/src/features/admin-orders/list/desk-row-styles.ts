import { css, cva } from '#styled-system/css'

/** From this width of the list on, its columns stand side by side; below it, each row is a card. */
const WIDE = '@container (min-width: 970px)'

const wideCell = { px: '8px', py: '2', verticalAlign: 'middle', borderTopWidth: '1px' } as const

export const row = cva({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '36px auto minmax(0, 1fr) auto',
    gridTemplateAreas:
      '"tick customer customer total" "tick lead items status" "actions actions actions actions"',
    alignItems: 'center',
    columnGap: '2',
    px: '3',
    pt: '2',
    pb: '1',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
    transition: 'quick',
    _focusWithin: { borderColor: 'teal' },
    [WIDE]: { display: 'table-row', _hover: { bg: 'teal.mist' } },
  },
  variants: {
    isChosen: { true: { bg: 'teal.mist', borderColor: 'teal' } },
    isDone: { true: { bg: 'sand', color: 'ink.soft' } },
  },
})

export const styles = {
  tick: css({ gridArea: 'tick', [WIDE]: { ...wideCell, pl: '3', w: '44px' } }),
  tickTarget: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: 'tap',
    ml: '-3',
    cursor: 'pointer',
    [WIDE]: { boxSize: '8', ml: '0' },
  }),
  customer: css({
    gridArea: 'customer',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    [WIDE]: { ...wideCell, whiteSpace: 'normal', maxW: '190px' },
  }),
  name: css({
    fontWeight: 'semibold',
    [WIDE]: { display: 'block', overflowWrap: 'anywhere' },
  }),
  city: css({ color: 'ink.soft', fontSize: 'sm', _before: { content: '"· "' } }),
  phone: css({ display: 'none', [WIDE]: { display: 'inline', color: 'ink.soft', fontSize: 'sm' } }),
  total: css({
    gridArea: 'total',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    [WIDE]: wideCell,
  }),
  lead: css({
    gridArea: 'lead',
    fontWeight: 'normal',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    [WIDE]: wideCell,
  }),
  /** As tall as a thumb needs it, without making the card taller. */
  number: css({ fontSize: 'sm', fontWeight: 'semibold', my: '-3', [WIDE]: { my: '0' } }),
  age: css({ color: 'ink.soft', fontSize: 'sm', [WIDE]: { display: 'block' } }),
  items: css({
    gridArea: 'items',
    minW: '0',
    display: 'grid',
    gap: '1',
    fontSize: 'sm',
    color: 'ink.soft',
    [WIDE]: { ...wideCell, display: 'table-cell' },
  }),
  itemsText: css({
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    [WIDE]: { display: 'block', whiteSpace: 'normal', lineClamp: '2' },
  }),
  status: css({ gridArea: 'status', [WIDE]: wideCell }),
  actions: css({
    gridArea: 'actions',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    ml: '-2',
    [WIDE]: { ...wideCell, display: 'table-cell', textAlign: 'right', whiteSpace: 'nowrap' },
  }),
  gap: css({ flex: '1', [WIDE]: { display: 'none' } }),
  wide: css({ display: 'none', [WIDE]: { display: 'inline-flex', alignItems: 'center' } }),
  more: css({ gap: '1', ml: '1' }),
  narrow: css({ [WIDE]: { display: 'none' } }),
}
