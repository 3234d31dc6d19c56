import { useContext, type ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { breakable, dataTable } from '#styled-system/recipes'
import { VisuallyHidden } from '../elements.tsx'
import { styled } from '../styled.tsx'
import { ShownList } from './shown-list.ts'

type ColumnHead = { name: string; align?: 'end'; isHidden?: boolean }

type TableFrameProps = {
  /** Name of the table for screen readers. */
  caption: string
  columns: readonly ColumnHead[]
  /** Minimum width of the columns side by side; below it, each row becomes a card or a line. */
  size?: 'few' | 'many' | 'lines'
  children: ReactNode
}

/** An admin table whose rows render themselves: dense rows if there is room, cards on a phone. */
export const TableFrame = ({ caption, columns, size = 'few', children }: TableFrameProps) => {
  const shown = useContext(ShownList)
  return (
    <div className={css({ containerType: 'inline-size' })}>
      <table key={shown} className={dataTable({ size })}>
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
      </table>
    </div>
  )
}

export type Column<Row> = ColumnHead & {
  /** Names the value where the row is a card, if not as the column does; '' for buttons. */
  label?: string
  /** Names the row; `lead` is a card's first line, without a label. */
  head?: 'lead' | 'labeled'
  /** Accessible name of such a cell. */
  headName?: (row: Row) => string
  /** For longer text, which is below its label in a card. */
  isLong?: boolean
  /** Hidden where rows are lines. */
  isWide?: boolean
  cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = Omit<TableFrameProps, 'columns' | 'children'> & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** An admin table of rows by columns. */
export const DataTable = <Row,>({ columns, rows, keyOf, ...frame }: DataTableProps<Row>) => (
  <TableFrame columns={columns} {...frame}>
    {rows.map((row) => (
      <tr key={keyOf(row)}>
        {columns.map(({ name, label = name, head, headName, align, isLong, isWide, cell }) =>
          head ? (
            <th
              key={name}
              scope="row"
              aria-label={headName?.(row)}
              {...(head === 'lead' ? { 'data-lead': true } : { 'data-label': label })}
            >
              {cell(row)}
            </th>
          ) : (
            <Cell key={name} {...{ label, align, isLong, isWide }}>
              {cell(row)}
            </Cell>
          ),
        )}
      </tr>
    ))}
  </TableFrame>
)

type CellProps = Pick<Column<never>, 'isLong' | 'isWide'> & {
  label: string
  align?: 'end' | undefined
  children: ReactNode
}

export const Cell = ({ label, align, isLong, isWide, children }: CellProps) => (
  <td data-label={label || undefined} data-align={align} data-long={isLong} data-wide={isWide}>
    {children}
  </td>
)

/** Text of any length, which breaks anywhere instead of widening the table. */
export const Breakable = styled('span', breakable)

/**
 * `breakable` for links: a target of 24 px that doesn't make its row taller. Wider touch targets keep their text
 * aligned with other cells.
 */
export const cellLink = cx(
  breakable(),
  css({ my: '-1', py: '1', justifyContent: 'var(--cell-end, flex-start)' }),
)
