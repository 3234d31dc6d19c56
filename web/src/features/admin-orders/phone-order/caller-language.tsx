import { factsOf, type Language } from '@bartan/contract/shop/languages'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { useText } from '../order-message-texts.ts'

type CallerLanguageProps = { value: Language; onChange: (language: Language) => void }

/** Language of messages about this order; set by a pasted message. */
export const CallerLanguage = ({ value, onChange }: CallerLanguageProps) => {
  const t = useText()
  const { languages } = useShop()
  if (languages.length < 2) return null
  return (
    <OptionField
      label={t('language')}
      value={value}
      options={languages.map((language) => [language, factsOf(language).name] as const)}
      onPick={onChange}
    />
  )
}
