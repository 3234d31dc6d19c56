import type { ReactNode } from 'react'
import { Heading } from '#components/ui/elements.tsx'
import { css, cx } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'

const styles = {
  root: wrap({ align: 'flex-end', justify: 'space-between', gap: '3', mb: { base: '3', md: '6' } }),
  room: css({ pr: '24' }),
  about: css({ display: { base: 'none', md: 'block' }, mt: '1', color: 'ink.soft' }),
}

type SectionHeaderProps = {
  id: string
  title: string
  children?: ReactNode
  aside?: ReactNode
  /** Reserves the end of the line for buttons. */
  hasRoom?: boolean
}

export const SectionHeader = ({ id, title, children, aside, hasRoom }: SectionHeaderProps) => (
  <div className={cx(styles.root, hasRoom && styles.room)}>
    <div>
      <Heading id={id}>{title}</Heading>
      {children && <p className={styles.about}>{children}</p>}
    </div>
    {aside}
  </div>
)
