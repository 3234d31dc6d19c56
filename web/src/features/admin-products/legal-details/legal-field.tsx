import { legalLabel } from './legal-texts.ts'
import { SuggestingField } from './suggesting-field.tsx'
import type { LegalName } from './legal-texts.ts'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { fieldOf } from '#lib/form-field.ts'
import { useLanguage } from '#i18n/language.ts'

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
  return <SuggestingField {...more} {...fieldOf(form, name)} label={legalLabel(language, name)} />
}
