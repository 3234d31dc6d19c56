import { Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const styles = {
  heading: css({ mb: '3' }),
  // As tall with the button as without it.
  headWithButton: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: { base: 'tap', lg: 'tap.sm' },
    mt: { base: '-2', lg: '-1' },
    mb: { base: '1', lg: '2' },
  }),
}

type SectionProps = {
  className?: string | undefined
  title: string
  /** Beside the title, if it is there; null leaves room for one that comes later. */
  button?: ReactNode
  children: ReactNode
}

/** A part of the order's page under a title of its own. */
export const Section = ({ className, title, button, children }: SectionProps) => (
  <Card as="section" className={className}>
    {button === undefined ? (
      <Heading className={styles.heading} size="small">
        {title}
      </Heading>
    ) : (
      <div className={styles.headWithButton}>
        <Heading size="small">{title}</Heading>
        {button}
      </div>
    )}
    {children}
  </Card>
)
