import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import type { ControlProps, ToggleField } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'

export const ToggleControl = ({ field, path, value }: ControlProps<ToggleField>) => {
  const { said, set } = useControl(field, path)
  const { error: _error, ...words } = said
  return (
    <CheckboxField
      {...words}
      checked={value === true}
      onChange={({ target }) => set(target.checked)}
    />
  )
}
