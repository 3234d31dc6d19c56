import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'
import { FormField } from '#components/ui/form/form-field.tsx'
import { useLanguage } from '#i18n/language.ts'
import { translateReason } from '#i18n/translate.ts'
import type { TextField } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { useText } from '../texts.ts'
import { TypedText } from './typed-text.tsx'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

type TextControlProps = { field: TextField; path: string; value: unknown }

export const TextControl = ({ field, path, value }: TextControlProps) => {
  const t = useText()
  const language = useLanguage()
  const { set, errors } = useFormState()
  const { label, hint, isOptional, check } = field
  const typed = asText(value)
  const fault = typed === '' ? undefined : check?.(typed)
  return (
    <FormField
      label={t(label)}
      error={errors[path] ?? (fault && translateReason(language, fault))}
      hint={hint && t(hint)}
      isOptional={isOptional}
    >
      {(control) => (
        <TypedText
          field={field}
          control={control}
          language={DEFAULT_LANGUAGE}
          value={typed}
          onText={(text) => set(path, text)}
        />
      )}
    </FormField>
  )
}
