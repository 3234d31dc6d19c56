import type { ComponentProps, ReactNode } from 'react'
import type { Input } from '#components/ui/form/form-field.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'

type TypedFieldProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  label: string
  value: string
  onType: (typed: string) => void
  error?: string | undefined
  hint?: ReactNode
  isOptional?: boolean
}

/** A form field with the server's error message. */
export const TypedField = ({
  label,
  value,
  onType,
  error,
  hint,
  isOptional = false,
  ...input
}: TypedFieldProps) => (
  <InputField
    label={label}
    error={error}
    hint={hint}
    isOptional={isOptional}
    {...input}
    value={value}
    autoComplete="off"
    onChange={({ target }) => onType(target.value)}
  />
)
