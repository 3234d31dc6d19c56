import { VisuallyHidden } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'

const styles = {
  table: css({ w: 'full', fontSize: 'sm', borderCollapse: 'collapse' }),
  name: css({
    w: '40%',
    py: '2',
    pr: '4',
    textAlign: 'start',
    verticalAlign: 'top',
    color: 'ink.soft',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
  }),
  value: css({ py: '2', fontWeight: 'medium', overflowWrap: 'anywhere' }),
}

type FactRowsProps = {
  caption: string
  /** Whether sighted users have the caption elsewhere. */
  isCaptionHidden?: boolean
  rows: readonly (readonly [name: string, value: string])[]
}

export const FactRows = ({ caption, isCaptionHidden, rows }: FactRowsProps) => (
  <table className={styles.table}>
    <caption className={css({ textAlign: 'start', fontWeight: 'semibold', pb: '2' })}>
      {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
    </caption>
    <tbody>
      {rows.map(([name, value]) => (
        <tr className={css({ borderTopWidth: '1px' })} key={`${name} ${value}`}>
          <th className={styles.name} scope="row">
            {name}
          </th>
          <td className={styles.value}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
