import { chakra, defineStyle } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from './visually-hidden.tsx'
import type { ReactNode } from 'react'

const cards = defineStyle({
  '&, & tbody': { display: 'block' },
  '& thead': { srOnly: true },
  '& tbody': { display: 'grid', gap: '3', p: '3' },
  '& tbody tr': {
    display: 'block',
    px: '4',
    py: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'paper',
  },
  '& tbody td, & tbody th': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '36px',
    py: '1',
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
  '& [data-label]::before': {
    content: 'attr(data-label)',
    flexShrink: '0',
    color: 'ink.soft',
    fontWeight: 'normal',
  },
  '& tbody [data-lead]': { textAlign: 'left' },
  '& tbody td:empty': { display: 'none' },
})

const rows = defineStyle({
  '& thead th': {
    px: '3',
    py: '10px',
    color: 'ink.soft',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    bg: 'sand',
  },
  '& tbody td, & tbody th': { px: '3', py: '2', borderTopWidth: '1px', verticalAlign: 'middle' },
  // Not by `overflow` of the frame: the menu of the last row reaches out of it.
  '& thead th:first-of-type': { borderTopLeftRadius: 'lg' },
  '& thead th:last-of-type': { borderTopRightRadius: 'lg' },
  '& tbody tr:last-of-type > *:first-of-type': { borderBottomLeftRadius: 'lg' },
  '& tbody tr:last-of-type > *:last-of-type': { borderBottomRightRadius: 'lg' },
  '& thead th:first-of-type, & tbody tr > *:first-of-type': { pl: '4' },
  '& thead th:last-of-type, & tbody tr > *:last-of-type': { pr: '4' },
  '& tbody tr:hover > *': { bg: 'teal.mist' },
  '& [data-align=end]': { textAlign: 'right' },
})

const base = defineStyle({
  w: 'full',
  fontSize: 'sm',
  lineHeight: 'snug',
  textAlign: 'left',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& tbody th': { fontWeight: 'semibold' },
  '& [data-align=end]': { fontVariantNumeric: 'tabular-nums' },
})

/** Two sizes of room, since style conditions are literal: for some five columns, and for more. */
const TABLES = {
  few: defineStyle({
    ...base,
    '@container (min-width: 600px)': rows,
    '@container (max-width: 599.98px)': cards,
  }),
  many: defineStyle({
    ...base,
    '@container (min-width: 860px)': rows,
    '@container (max-width: 859.98px)': cards,
  }),
} as const

export type Column = { name: string; align?: 'end'; isHidden?: boolean }

type DataTableProps = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column[]
  /** How much room the columns need side by side; with less, each row is a card. */
  size?: keyof typeof TABLES
  children: ReactNode
}

const Frame = chakra('div', {
  base: {
    containerType: 'inline-size',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'lg',
  },
})

/** A table of the admin area: dense rows where there is room, cards on a phone. Its cells are `Cell`s. */
export const DataTable = ({ caption, columns, size = 'few', children }: DataTableProps) => (
  <Frame>
    <chakra.table css={TABLES[size]}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ name, align, isHidden }) => (
            <th key={name} scope="col" data-align={align}>
              {isHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </chakra.table>
  </Frame>
)

type CellProps = { label: string; align?: 'end'; children: ReactNode }

/** `label` names the value where the row is a card. */
export const Cell = ({ label, align, children }: CellProps) => (
  <td data-label={label} data-align={align}>
    {children}
  </td>
)
