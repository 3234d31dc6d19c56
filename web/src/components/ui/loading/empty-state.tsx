import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { Heading } from '../elements.tsx'

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
}

type EmptyStateProps = {
  /** The spec's words, e.g. 'No Products Found'. */
  title: string
  Icon?: LucideIcon
  text?: ReactNode
  /** Link or button for the next step. */
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3'
}

export const EmptyState = ({ title, Icon, text, action, as = 'h2' }: EmptyStateProps) => (
  <div className={styles.root}>
    {Icon && (
      <span className={styles.icon} aria-hidden>
        <Icon size={32} strokeWidth={1.5} />
      </span>
    )}
    <Heading as={as} size="card">
      {title}
    </Heading>
    {text && <div className={css({ color: 'ink.soft' })}>{text}</div>}
    {action && <div className={wrap({ justify: 'center', gap: '3', mt: '3' })}>{action}</div>}
  </div>
)
