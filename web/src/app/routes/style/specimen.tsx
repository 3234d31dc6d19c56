import { Heading } from '#components/ui/heading.tsx'
import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'

const styles = {
  root: css({ py: '10', borderTopWidth: '1px' }),
  about: css({ mt: '2', maxW: 'text', color: 'ink.soft' }),
  parts: css({ display: 'grid', gridTemplateColumns: '1', gap: '8', mt: '6' }),
  title: css({
    mb: '3',
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'ink.soft',
  }),
  samples: css({ flexWrap: 'wrap', gridTemplateColumns: '1', gap: '3' }),
  inRow: css({ display: 'flex', alignItems: 'center' }),
  inColumn: css({ display: 'grid', alignItems: 'stretch' }),
}

type PartProps = { id: string; title: string; about?: string; children: ReactNode }

export const Part = ({ id, title, about, children }: PartProps) => (
  <section className={styles.root} aria-labelledby={id}>
    <Heading id={id} size="section">
      {title}
    </Heading>
    {about && <p className={styles.about}>{about}</p>}
    <div className={styles.parts}>{children}</div>
  </section>
)

type SpecimenProps = { name: string; isRow?: boolean; children: ReactNode }

/** The variants of one component under its name. */
export const Specimen = ({ name, isRow = true, children }: SpecimenProps) => (
  <div>
    <h3 className={styles.title}>{name}</h3>
    <div className={cx(styles.samples, isRow ? styles.inRow : styles.inColumn)}>{children}</div>
  </div>
)

/** Attributes that only display a state: the style conditions match them as well. */
export const STATES = [
  ['rest', {}],
  ['hover', { 'data-hover': '' }],
  ['focus', { 'data-focus-visible': '' }],
  ['disabled', { disabled: true }],
] as const
