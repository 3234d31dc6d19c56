import { memo } from 'react'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { grid } from '#styled-system/patterns'
import { ColorControl } from '../controls/color-control.tsx'
import { ListControl } from '../controls/list-control.tsx'
import { OrderControl } from '../controls/order-control.tsx'
import { Part } from '../controls/part.tsx'
import { TextControl } from '../controls/text-control.tsx'
import {
  PicksControl,
  PictureControl,
  LinesControl,
  NumberControl,
} from '../controls/typed-controls.tsx'
import { useOptions, type ControlProps } from './field.ts'
import type { FieldsProps } from './form-context.ts'
import { fieldsIn } from './tree.ts'
import { useControl } from './use-control.ts'

const ToggleControl = ({ path, value }: ControlProps) => {
  const { said, set } = useControl(path)
  return (
    <CheckboxField
      label={said.label}
      hint={said.hint}
      checked={value === true}
      onChange={({ target }) => set(target.checked)}
    />
  )
}

const ChoiceControl = ({ field, path, value }: ControlProps) => {
  const { said, set } = useControl(path)
  return (
    <OptionField
      {...said}
      value={typeof value === 'string' ? value : ''}
      options={useOptions(field)}
      onPick={set}
    />
  )
}

const GroupControl = ({ field, path, value }: ControlProps) => {
  const { t } = useControl(path)
  const { isOnBy, fields } = field
  const isOn = isOnBy !== undefined && fieldsIn(value)[isOnBy] === true
  return (
    <Part field={field} path={path} note={isOnBy && t(isOn ? 'isOn' : 'isOff')}>
      <FieldViews fields={fields} path={path} value={value} />
    </Part>
  )
}

/** Checkbox that shows the fields; unchecked means null. */
const OptionalControl = ({ field, path, value }: ControlProps) => {
  const { said, set } = useControl(path)
  const isThere = value !== null && value !== undefined
  return (
    <section className={grid({ gap: '4' })} aria-label={said.label}>
      <CheckboxField
        label={said.label}
        hint={said.hint}
        checked={isThere}
        onChange={({ target }) => set(target.checked ? field.blank : null)}
      />
      {isThere && <FieldViews fields={field.fields} path={path} value={value} />}
    </section>
  )
}

const CONTROLS = {
  text: TextControl,
  number: NumberControl,
  toggle: ToggleControl,
  choice: ChoiceControl,
  lines: LinesControl,
  picks: PicksControl,
  order: OrderControl,
  picture: PictureControl,
  color: ColorControl,
  group: GroupControl,
  list: ListControl,
  optional: OptionalControl,
}

/** Control for a setting. Memoized, because lists may be long. */
const FieldView = memo((props: ControlProps) => {
  const Control = CONTROLS[props.field.kind]
  return <Control {...props} />
})

export const FieldViews = ({ fields, path, value }: FieldsProps) => {
  const values = fieldsIn(value)
  return Object.entries(fields)
    .filter(([, { when }]) => when?.(values) ?? true)
    .map(([name, field]) => (
      <FieldView
        key={name}
        field={field}
        path={path === '' ? name : `${path}.${name}`}
        value={values[name]}
        others={values[`${name}In`]}
      />
    ))
}
