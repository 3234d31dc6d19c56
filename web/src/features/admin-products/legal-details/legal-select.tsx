import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/language.ts'
import { fieldOf } from '#lib/form-field.ts'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { legalLabel, type LegalName } from './legal-texts.ts'
import { useText } from './texts.ts'

type LegalSelectProps = {
  form: ProductFormState
  name: LegalName
  options: readonly (readonly [value: string, label: string])[]
}

/** Select with an empty option; an unknown stored value stays. */
export const LegalSelect = ({ form, name, options }: LegalSelectProps) => {
  const t = useText()
  const language = useLanguage()
  const stored = form.formState.defaultValues?.[name] ?? ''
  const isKnown = stored === '' || options.some(([value]) => value === stored)
  return (
    <OptionField
      label={legalLabel(language, name)}
      isOptional
      {...fieldOf(form, name)}
      defaultValue={form.getValues(name)}
      options={[['', t('notSaid')], ...options, ...(isKnown ? [] : [[stored, stored] as const])]}
    />
  )
}
