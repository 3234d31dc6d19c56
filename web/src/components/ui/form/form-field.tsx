import { useId, type ReactNode } from 'react'
import { css } from '#styled-system/css'
import { field, select } from '#styled-system/recipes'
import { Note } from '../elements.tsx'
import { styled } from '../styled.tsx'
import { useText } from '../texts.ts'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0' }),
  optional: css({ color: 'ink.faint', fontWeight: 'normal' }),
  error: css({ color: 'danger', fontSize: 'sm', fontWeight: 'medium' }),
}

export const Input = styled('input', field)
export const Select = styled('select', select)
export const TextArea = styled('textarea', field)

/** Attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FormFieldProps = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  isOptional?: boolean | undefined
  children: (control: FieldControl) => ReactNode
}

/** `<FormField label="Name" error={…}>{(control) => <Input {...control} {...register('name')} />}</FormField>` */
export const FormField = ({ label, error, hint, isOptional, children }: FormFieldProps) => {
  const t = useText()
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.root}>
      <label className={css({ fontSize: 'sm', fontWeight: 'semibold' })} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {t('optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
      {hint && <Note id={hintId}>{hint}</Note>}
    </div>
  )
}
