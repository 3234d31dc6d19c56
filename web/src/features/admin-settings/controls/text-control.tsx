import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'
import { FormField } from '#components/ui/form/form-field.tsx'
import { useLanguage } from '#i18n/language.ts'
import { translateReason } from '#i18n/translate.ts'
import type { ControlProps, TextField } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'
import { TypedText } from './typed-text.tsx'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

export const TextControl = ({ field, path, value }: ControlProps<TextField>) => {
  const language = useLanguage()
  const { said, set } = useControl(field, path)
  const { isOptional, check } = field
  const typed = asText(value)
  const fault = typed === '' ? undefined : check?.(typed)
  return (
    <FormField
      {...said}
      error={said.error ?? (fault && translateReason(language, fault))}
      isOptional={isOptional}
    >
      {(control) => (
        <TypedText
          field={field}
          control={control}
          language={DEFAULT_LANGUAGE}
          value={typed}
          onText={set}
        />
      )}
    </FormField>
  )
}
