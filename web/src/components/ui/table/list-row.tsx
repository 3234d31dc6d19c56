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

/** A list row in a card: the subject, and its actions beside it. */
export const ListRow = ({ children }: { children: ReactNode }) => (
  <li className={styles.root}>{children}</li>
)
