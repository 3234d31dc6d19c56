import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    p: '4',
    listStyleType: 'none',
    '& + &': { borderTopWidth: '1px' },
  }),
}

/** A line of a list in a card: what it is about, and beside it what can be done. */
export const ListRow = ({ children }: { children: ReactNode }) => (
  <li className={styles.root}>{children}</li>
)
