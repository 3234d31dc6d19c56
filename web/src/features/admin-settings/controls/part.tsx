import type { ReactNode } from 'react'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { Heading, Note } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { Field } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'

const styles = {
  root: grid({ gap: '4', minW: '0' }),
  summary: css({ minH: { base: 'tap', lg: 'tap.sm' }, alignContent: 'center', cursor: 'pointer' }),
  folded: css({ mt: '3' }),
}

type PartProps = {
  field: Field
  path: string
  /** What a folded part says of itself, beside its name. */
  note?: string | undefined
  children: ReactNode
}

/** A part of the form below its heading; one that folds opens by a press on it, and for a fault inside. */
export const Part = ({ field, path, note, children }: PartProps) => {
  const { said } = useControl(path)
  const { label } = said
  const hint = said.hint && <Note className={css({ mt: '1' })}>{said.hint}</Note>
  if (!field.folds)
    return (
      <section className={styles.root} aria-label={label}>
        <div>
          <Heading as="h2" size="small">
            {label}
          </Heading>
          {hint}
        </div>
        {children}
      </section>
    )
  return (
    <section aria-label={label}>
      <Disclosure
        className={styles.summary}
        opens={said.error !== undefined}
        summary={
          <>
            <Heading className={css({ display: 'inline' })} as="h2" size="small">
              {label}
            </Heading>
            {note !== undefined && (
              <Note as="span" className={css({ ml: '2' })}>
                {note}
              </Note>
            )}
          </>
        }
      >
        {hint}
        <div className={`${styles.root} ${styles.folded}`}>{children}</div>
      </Disclosure>
    </section>
  )
}
