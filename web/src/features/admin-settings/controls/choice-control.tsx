import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/language.ts'
import { optionName, type ChoiceField, type ControlProps } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'

export const ChoiceControl = ({ field, path, value }: ControlProps<ChoiceField>) => {
  const language = useLanguage()
  const { said, set } = useControl(field, path)
  return (
    <OptionField
      {...said}
      value={typeof value === 'string' ? value : ''}
      options={field.options.map((option) => [option[0], optionName(language, option)] as const)}
      onPick={set}
    />
  )
}
