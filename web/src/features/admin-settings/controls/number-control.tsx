import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useState } from 'react'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import type { ControlProps, NumberField } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'

const asText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''

/** Parses a number; other text is kept, so that validation reports it. */
const numberOf = (typed: string): number | string | undefined =>
  typed.trim() === '' ? undefined : (typedAmount(typed) ?? typed)

/** Keeps the typed text ("1,299", "12.") beside its number. */
export const NumberControl = ({ field, path, value }: ControlProps<NumberField>) => {
  const { said, set } = useControl(field, path)
  const [typed, setTyped] = useState(asText(value))
  if (numberOf(typed) !== (value ?? undefined)) setTyped(asText(value))
  const { isOptional, isNullable = false } = field
  return (
    <InputField
      {...said}
      isOptional={isOptional ?? isNullable}
      inputMode="decimal"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        set(numberOf(target.value) ?? (isNullable ? null : undefined))
      }}
    />
  )
}
