import { Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const styles = { heading: css({ mb: '3' }) }

/** A part of the order's page under a title of its own. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Heading className={styles.heading} size="small">
      {title}
    </Heading>
    {children}
  </Card>
)
