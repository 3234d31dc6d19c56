import { chakra, defineStyle } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from './heading.tsx'
import type { ReactNode } from 'react'

const cards = defineStyle({
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
  },
  '& [data-label]::before': {
    content: 'attr(data-label)',
    flexShrink: '0',
    color: 'ink.soft',
    fontWeight: 'normal',
  },
  '& tbody [data-lead]': { textAlign: 'left' },
  '& tbody [data-long]': {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '0.5',
    textAlign: 'left',
  },
  '& tbody td:not([data-label])': { justifyContent: 'flex-end' },
})

// The first cell of a row, phrased so that Emotion does not warn (it dislikes `:first-child`).
const FIRST = '> *:not(* + *)'

const rows = defineStyle({
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
  '& tbody td, & tbody th': {
    px: '8px',
    py: '2',
    verticalAlign: 'middle',
    borderTopWidth: '1px',
  },
  '& tbody tr:hover > *': { bg: 'teal.mist' },
  [`& thead tr ${FIRST}, & tbody tr ${FIRST}`]: { pl: '4' },
  '& tr > *:last-child': { pr: '4' },
  // Not with `overflow`: the menu of the last row reaches beyond the table.
  [`& thead tr ${FIRST}`]: { borderTopLeftRadius: 'lg' },
  '& thead tr > *:last-child': { borderTopRightRadius: 'lg' },
  [`& tbody tr:last-of-type ${FIRST}`]: { borderBottomLeftRadius: 'lg' },
  '& tbody tr:last-of-type > *:last-child': { borderBottomRightRadius: 'lg' },
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

/** Only two widths, since style conditions must be literals: one for about five columns, one for more. */
const TABLES = {
  few: defineStyle({
    ...base,
    '@container (min-width: 600px)': rows,
    '@container (max-width: 599.98px)': cards,
  }),
  many: defineStyle({
    ...base,
    '@container (min-width: 970px)': rows,
    '@container (max-width: 969.98px)': cards,
  }),
} as const

export type Column = { name: string; align?: 'end'; isHidden?: boolean }

type DataTableProps = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column[]
  /** The width that the columns need side by side; below it, each row becomes a card. */
  size?: keyof typeof TABLES
  children: ReactNode
}

const Frame = chakra('div', { base: { containerType: 'inline-size' } })

/** A table of the admin area: dense rows if there is room, cards on a phone. Its cells are `Cell`s. */
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

type CellProps = {
  label: string
  align?: 'end'
  /** Longer text; in a card it stands below its label. */
  isLong?: boolean
  children: ReactNode
}

/** `label` names the value when the row is a card. */
export const Cell = ({ label, align, isLong, children }: CellProps) => (
  <td data-label={label} data-align={align} data-long={isLong}>
    {children}
  </td>
)

/** Text of any length, broken anywhere rather than making the table wider than the page. */
const breakable = defineStyle({
  display: 'inline-block',
  minW: '88px',
  overflowWrap: 'anywhere',
})
export const Breakable = chakra('span', { base: breakable })

/** The same for a link: a target of 24 px that does not make its row taller. */
export const cellLink = defineStyle({ ...breakable, my: '-1', py: '1' })
