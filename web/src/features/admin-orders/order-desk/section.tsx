import { ChevronDown } from 'lucide-react'
import type { ReactNode, ToggleEvent } from 'react'
import { Card, Heading } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { hstack } from '#styled-system/patterns'

const styles = {
  // As tall with the button as without it.
  headWithButton: hstack({
    justify: 'space-between',
    gap: '3',
    minH: { base: 'tap', lg: 'tap.sm' },
    mt: { base: '-2', lg: '-1' },
    mb: { base: '1', lg: '2' },
  }),
}

const folded = {
  summary: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: { base: 'tap', lg: 'tap.sm' },
    my: '-2',
    cursor: 'pointer',
    borderRadius: 'sm',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { transition: 'quick', 'details[open] &': { rotate: '180deg' } },
  }),
  body: css({ pt: '4' }),
}

type SectionProps = {
  className?: string | undefined
  title: string
  /** Button beside the title; null reserves space for a later one. */
  button?: ReactNode
  children: ReactNode
}

/** A titled section of the order's page. */
export const Section = ({ className, title, button, children }: SectionProps) => (
  <Card as="section" className={className}>
    {button === undefined ? (
      <Heading className={css({ mb: '3' })} size="small">
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

type FoldedSectionProps = Pick<SectionProps, 'title' | 'children'>

/** Opening a part with a form leads into it. */
const enter = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) currentTarget.querySelector('input')?.focus()
}

/** A collapsible section for rarely needed content. */
export const FoldedSection = ({ title, children }: FoldedSectionProps) => (
  <Card as="section">
    <details onToggle={enter}>
      <summary className={folded.summary}>
        <Heading size="small">{title}</Heading>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <div className={folded.body}>{children}</div>
    </details>
  </Card>
)
