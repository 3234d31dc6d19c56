import { useState } from 'react'
import { TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { isSameJson } from '#lib/is-same-json.ts'
import type { LinesField } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { saidWithin } from '../form/tree.ts'
import { useText } from '../texts.ts'

type LinesControlProps = { field: LinesField; path: string; value: unknown }

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const asText = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '')

/** Keeps empty lines while typing. */
export const LinesControl = ({ field, path, value }: LinesControlProps) => {
  const t = useText()
  const { set, errors } = useFormState()
  const [typed, setTyped] = useState(asText(value))
  if (!isSameJson(linesOf(typed), value ?? [])) setTyped(asText(value))
  const error = saidWithin(errors, path)
  const { label, hint } = field
  return (
    <TextAreaField
      label={t(label)}
      error={error}
      hint={hint && t(hint)}
      rows={Math.max(3, typed.split('\n').length)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        set(path, linesOf(target.value))
      }}
    />
  )
}
