import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/language.ts'
import { optionName, type ChoiceField } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { useText } from '../texts.ts'

type ChoiceControlProps = { field: ChoiceField; path: string; value: unknown }

export const ChoiceControl = ({ field, path, value }: ChoiceControlProps) => {
  const t = useText()
  const language = useLanguage()
  const { set, errors } = useFormState()
  const { label, hint, options } = field
  return (
    <OptionField
      label={t(label)}
      error={errors[path]}
      hint={hint && t(hint)}
      value={typeof value === 'string' ? value : ''}
      options={options.map((option) => [option[0], optionName(language, option)] as const)}
      onPick={(picked) => set(path, picked)}
    />
  )
}
