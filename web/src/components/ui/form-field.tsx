import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { fieldRecipe, selectRecipe } from '#theme/recipes/field.ts'
import { t } from './texts.ts'
import type { ReactNode } from 'react'

export const Input = chakra('input', fieldRecipe)
export const Select = chakra('select', selectRecipe)
export const TextArea = chakra('textarea', fieldRecipe)

/** Attributes that tie a field's control to its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FormFieldProps = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  isOptional?: boolean
  children: (control: FieldControl) => ReactNode
}

/** `<FormField label="Name" error={…}>{(control) => <Input {...control} {...register('name')} />}</FormField>` */
export const FormField = ({ label, error, hint, isOptional, children }: FormFieldProps) => {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold">
        {label}
        {isOptional && (
          <chakra.span color="ink.faint" fontWeight="normal">
            {' '}
            {t('optional')}
          </chakra.span>
        )}
      </chakra.label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {error && (
        <chakra.p id={errorId} role="alert" color="danger" fontSize="sm" fontWeight="medium">
          {error}
        </chakra.p>
      )}
      {hint && (
        <chakra.p id={hintId} color="ink.soft" fontSize="sm">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  )
}
