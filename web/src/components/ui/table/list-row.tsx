import type { ReactNode } from 'react'
import { wrap } from '#styled-system/patterns'

const styles = {
  root: wrap({
    align: 'center',
    justify: 'space-between',
    gap: '3',
    p: '4',
    listStyleType: 'none',
    '& + &': { borderTopWidth: '1px' },
  }),
}

/** A list row in a card: the subject, and its actions beside it. */
export const ListRow = ({ children }: { children: ReactNode }) => (
  <li className={styles.root}>{children}</li>
)
