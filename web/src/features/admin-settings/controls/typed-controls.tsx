import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useState } from 'react'
import { InputField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { isSameJson } from '#lib/is-same-json.ts'
import type { ControlProps } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'

/** Keeps the text as it is typed ("1,299", "12.", empty lines) beside the value that is read from it. */
const useTyped = (
  { path, value }: ControlProps,
  asText: (value: unknown) => string,
  read: (typed: string) => unknown,
) => {
  const { said, set } = useControl(path)
  const [typed, setTyped] = useState(asText(value))
  if (!isSameJson(read(typed), read(asText(value)))) setTyped(asText(value))
  const onChange = ({ target }: { target: { value: string } }) => {
    setTyped(target.value)
    set(read(target.value))
  }
  return { ...said, value: typed, onChange }
}

const numberAsText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''

export const NumberControl = (props: ControlProps) => {
  const { isNullable, isOptional } = props.field
  // Other text is kept, so that validation reports it.
  const typed = useTyped(props, numberAsText, (text) =>
    text.trim() === '' ? (isNullable ? null : undefined) : (typedAmount(text) ?? text),
  )
  return <InputField {...typed} isOptional={isOptional || isNullable} inputMode="decimal" />
}

const linesAsText = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '')

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const LinesControl = (props: ControlProps) => {
  const typed = useTyped(props, linesAsText, linesOf)
  return <TextAreaField {...typed} rows={Math.max(3, typed.value.split('\n').length)} />
}
