import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import type { ToggleField } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { useText } from '../texts.ts'

type ToggleControlProps = { field: ToggleField; path: string; value: unknown }

export const ToggleControl = ({ field, path, value }: ToggleControlProps) => {
  const t = useText()
  const { set } = useFormState()
  return (
    <CheckboxField
      label={t(field.label)}
      hint={field.hint && t(field.hint)}
      checked={value === true}
      onChange={({ target }) => set(path, target.checked)}
    />
  )
}
