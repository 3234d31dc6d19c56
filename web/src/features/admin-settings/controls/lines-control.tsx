import { useState } from 'react'
import { TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { isSameJson } from '#lib/is-same-json.ts'
import type { ControlProps, LinesField } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const asText = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '')

/** Keeps empty lines while typing. */
export const LinesControl = ({ field, path, value }: ControlProps<LinesField>) => {
  const { said, set } = useControl(field, path)
  const [typed, setTyped] = useState(asText(value))
  if (!isSameJson(linesOf(typed), value ?? [])) setTyped(asText(value))
  return (
    <TextAreaField
      {...said}
      rows={Math.max(3, typed.split('\n').length)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        set(linesOf(target.value))
      }}
    />
  )
}
