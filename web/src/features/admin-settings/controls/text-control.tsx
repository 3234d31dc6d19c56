import { FormField, Input, TextArea } from '#components/ui/form/form-field.tsx'
import { translateReason } from '#i18n/translate.ts'
import { useFormState } from '../form/form-context.ts'
import { t } from '../texts.ts'
import type { TextField } from '../form/field.ts'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const TYPES = { line: 'text', tel: 'tel', email: 'email', url: 'url', date: 'date' } as const

type TextControlProps = { field: TextField; path: string; value: unknown }

export const TextControl = ({ field, path, value }: TextControlProps) => {
  const { set, errors } = useFormState()
  const { look = 'line', label, hint, isOptional, check } = field
  const typed = asText(value)
  const fault = typed === '' ? undefined : check?.(typed)
  return (
    <FormField
      label={t(label)}
      error={errors[path] ?? (fault && translateReason(fault))}
      hint={hint && t(hint)}
      isOptional={isOptional}
    >
      {(control) =>
        look === 'long' ? (
          <TextArea
            {...control}
            rows={3}
            value={typed}
            onChange={({ target }) => set(path, target.value)}
          />
        ) : (
          <Input
            {...control}
            type={TYPES[look]}
            value={typed}
            onChange={({ target }) => set(path, target.value)}
          />
        )
      }
    </FormField>
  )
}
