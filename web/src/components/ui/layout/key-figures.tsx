import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { Card, Note, TextLink } from '../elements.tsx'

const styles = {
  grid: grid({ gap: { base: '3', md: '4' }, mb: '5', gridTemplateColumns: { base: '2', xl: '4' } }),
  title: css({ fontFamily: 'body', fontSize: 'sm', fontWeight: 'medium', color: 'ink.soft' }),
  value: css({
    // As tall as a touch target, so that figures without a link align with linked ones.
    display: 'flex',
    alignItems: 'center',
    minH: { base: 'tap', lg: 'auto' },
    mt: { lg: '1' },
    fontFamily: 'heading',
    fontSize: { base: 'xl', md: 'figure' },
    fontWeight: 'semibold',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '& a': { fontWeight: 'inherit' },
  }),
}

/** Key figures above a report's table. */
export const KeyFigures = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
)

type KeyFigureProps = {
  title: string
  value: string
  note?: ReactNode
  /** Link to the entries behind the figure. */
  to?: string | undefined
}

export const KeyFigure = ({ title, value, note, to }: KeyFigureProps) => (
  <Card className={css({ p: { base: '4', md: '5' }, minW: '0' })} padding="none">
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.value}>
      {to === undefined ? value : <TextLink to={to}>{value}</TextLink>}
    </p>
    {note !== undefined && <Note className={css({ mt: '1' })}>{note}</Note>}
  </Card>
)
