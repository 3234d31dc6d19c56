import { SuggestingField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/language.ts'
import { fieldOf } from '#lib/form-field.ts'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { legalLabel, type LegalName } from './legal-texts.ts'

type LegalFieldProps = {
  form: ProductFormState
  name: LegalName
  hint?: string
  inputMode?: 'decimal' | 'numeric'
  type?: 'date'
  options?: readonly string[]
}

export const LegalField = ({ form, name, ...more }: LegalFieldProps) => {
  const language = useLanguage()
  return (
    <SuggestingField
      isOptional
      {...more}
      {...fieldOf(form, name)}
      label={legalLabel(language, name)}
    />
  )
}
