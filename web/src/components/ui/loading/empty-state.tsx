import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { Heading } from '../heading.tsx'

const styles = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    mx: 'auto',
    maxW: '52ch',
    py: { base: '10', md: '16' },
    px: '4',
    textAlign: 'center',
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    boxSize: '20',
    mb: '2',
    color: 'teal',
    bg: 'sand',
    borderRadius: 'full',
  }),
  explanation: css({ color: 'ink.soft' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', mt: '3' }),
}

type EmptyStateProps = {
  /** The spec's words, e.g. 'No Products Found'. */
  title: string
  icon?: ReactNode
  children?: ReactNode
  /** Link or button for the next step. */
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3'
}

export const EmptyState = ({ title, icon, children, action, as = 'h2' }: EmptyStateProps) => (
  <div className={styles.root}>
    {icon && (
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
    )}
    <Heading as={as} size="card">
      {title}
    </Heading>
    {children && <div className={styles.explanation}>{children}</div>}
    {action && <div className={styles.actions}>{action}</div>}
  </div>
)
