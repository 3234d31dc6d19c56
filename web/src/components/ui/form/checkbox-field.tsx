import { useId, type ComponentProps, type ReactNode } from 'react'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { checkbox } from '#styled-system/recipes'
import { Note } from '../elements.tsx'
import { styled } from '../styled.tsx'

const styles = {
  root: grid({ gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3' }),
  checkbox: css({ mt: { base: '3', lg: '0.5' } }),
  label: css({
    minH: { base: 'tap', lg: '6' },
    py: { base: '3', lg: '0' },
    fontSize: 'sm',
    fontWeight: 'semibold',
  }),
}

export const Checkbox = styled('input', checkbox, { type: 'checkbox' })

type CheckboxFieldProps = Omit<ComponentProps<typeof Checkbox>, 'id'> & {
  label: string
  hint?: ReactNode
}

/** A checkbox whose whole text is the touch target. */
export const CheckboxField = ({ label, hint, ...box }: CheckboxFieldProps) => {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={styles.root}>
      <Checkbox {...box} className={styles.checkbox} id={id} aria-describedby={hintId} />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <Note className={css({ gridColumn: '2' })} id={hintId}>
          {hint}
        </Note>
      )}
    </div>
  )
}
