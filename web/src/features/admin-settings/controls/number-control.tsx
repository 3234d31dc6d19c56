import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useState } from 'react'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import type { NumberField } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { useText } from '../texts.ts'

type NumberControlProps = { field: NumberField; path: string; value: unknown }

const asText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''

/** Parses a number; other text is kept, so that validation reports it. */
const numberOf = (typed: string): number | string | undefined =>
  typed.trim() === '' ? undefined : (typedAmount(typed) ?? typed)

/** Keeps the typed text ("1,299", "12.") beside its number. */
export const NumberControl = ({ field, path, value }: NumberControlProps) => {
  const t = useText()
  const { set, errors } = useFormState()
  const [typed, setTyped] = useState(asText(value))
  if (numberOf(typed) !== (value ?? undefined)) setTyped(asText(value))
  const { label, hint, isOptional, isNullable = false } = field
  return (
    <InputField
      label={t(label)}
      error={errors[path]}
      hint={hint && t(hint)}
      isOptional={isOptional ?? isNullable}
      inputMode="decimal"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        set(path, numberOf(target.value) ?? (isNullable ? null : undefined))
      }}
    />
  )
}
