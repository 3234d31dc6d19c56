import { useContext, type ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { breakable, dataTable } from '#styled-system/recipes'
import { VisuallyHidden } from '../heading.tsx'
import { styled } from '../styled.tsx'
import { ShownList } from './shown-list.ts'

const styles = {
  frame: css({ containerType: 'inline-size' }),
}

export type Column = { name: string; align?: 'end'; isHidden?: boolean }

type DataTableProps = {
  /** Name of the table for screen readers. */
  caption: string
  columns: readonly Column[]
  /** Minimum width of the columns side by side; below it, each row becomes a card or a line. */
  size?: 'few' | 'many' | 'lines'
  children: ReactNode
}

/** An admin table: dense rows if there is room, cards on a phone. Its cells are `Cell`s. */
export const DataTable = ({ caption, columns, size = 'few', children }: DataTableProps) => {
  const shown = useContext(ShownList)
  return (
    <div className={styles.frame}>
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

type CellProps = {
  label: string
  align?: 'end'
  /** For longer text, which is below its label in a card. */
  isLong?: boolean
  /** Hidden where rows are lines. */
  isWide?: boolean
  children: ReactNode
}

/** `label` names the value where the row is a card. */
export const Cell = ({ label, align, isLong, isWide, children }: CellProps) => (
  <td data-label={label} data-align={align} data-long={isLong} data-wide={isWide}>
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
