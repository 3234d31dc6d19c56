import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { Heading } from '../elements.tsx'
import { PageTitle } from './page-title.tsx'

const styles = {
  root: wrap({
    align: 'baseline',
    justify: 'space-between',
    gap: '4',
    pt: { base: '6', md: '10' },
    pb: { base: '5', md: '8' },
  }),
  subtitle: css({ mt: '2', maxW: 'text', color: 'ink.soft' }),
}

type PageHeaderProps = {
  title: string
  children?: ReactNode
  /** Beside the title: a button or a count. */
  aside?: ReactNode
}

/** Sets the tab's title and renders the page's only `h1` with its introduction. */
export const PageHeader = ({ title, children, aside }: PageHeaderProps) => (
  <header className={styles.root}>
    <PageTitle>{title}</PageTitle>
    <div className={css({ minW: '0' })}>
      <Heading className={css({ overflowWrap: 'anywhere' })} as="h1" size="page">
        {title}
      </Heading>
      {children && <div className={styles.subtitle}>{children}</div>}
    </div>
    {aside}
  </header>
)
