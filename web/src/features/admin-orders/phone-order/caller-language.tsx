import { factsOf, type Language } from '@bartan/contract/shop/languages'
import { SelectField } from '#components/ui/form/labeled-fields.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { useText } from '../order-message-texts.ts'

type CallerLanguageProps = { value: Language; onChange: (language: Language) => void }

/** Language of messages about this order; set by a pasted message. */
export const CallerLanguage = ({ value, onChange }: CallerLanguageProps) => {
  const t = useText()
  const { languages } = useShop()
  if (languages.length < 2) return null
  return (
    <SelectField
      label={t('language')}
      value={value}
      onChange={({ target }) =>
        onChange(languages.find((language) => language === target.value) ?? value)
      }
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {factsOf(language).name}
        </option>
      ))}
    </SelectField>
  )
}
