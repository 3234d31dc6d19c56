import type { ControlProps, GroupField } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { fieldsIn } from '../form/tree.ts'
import { useText } from '../texts.ts'
import { Part } from './part.tsx'

export const GroupControl = ({ field, path, value }: ControlProps<GroupField>) => {
  const t = useText()
  const { Fields } = useFormState()
  const { isOnBy } = field
  const isOn = isOnBy !== undefined && fieldsIn(value)[isOnBy] === true
  return (
    <Part field={field} path={path} note={isOnBy && t(isOn ? 'isOn' : 'isOff')}>
      <Fields fields={field.fields} path={path} value={value} />
    </Part>
  )
}
