import { memo } from 'react'
import { ChoiceControl } from '../controls/choice-control.tsx'
import { ColorControl } from '../controls/color-control.tsx'
import { GroupControl } from '../controls/group-control.tsx'
import { LinesControl } from '../controls/lines-control.tsx'
import { ListControl } from '../controls/list-control.tsx'
import { NumberControl } from '../controls/number-control.tsx'
import { OptionalControl } from '../controls/optional-control.tsx'
import { OrderControl } from '../controls/order-control.tsx'
import { PicksControl } from '../controls/picks-control.tsx'
import { PictureControl } from '../controls/picture-control.tsx'
import { TextControl } from '../controls/text-control.tsx'
import { ToggleControl } from '../controls/toggle-control.tsx'
import { TranslatedControl } from '../controls/translated-control.tsx'
import type { Field } from './field.ts'
import type { FieldsProps } from './form-context.ts'
import { fieldsIn } from './tree.ts'

type FieldViewProps = { field: Field; path: string; value: unknown }

/** Control for a setting. Memoized, because lists may be long. */
const FieldView = memo(({ field, path, value }: FieldViewProps) => {
  const at = { path, value }
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} {...at} />
    case 'number':
      return <NumberControl field={field} {...at} />
    case 'toggle':
      return <ToggleControl field={field} {...at} />
    case 'choice':
      return <ChoiceControl field={field} {...at} />
    case 'lines':
      return <LinesControl field={field} {...at} />
    case 'picks':
      return <PicksControl field={field} {...at} />
    case 'order':
      return <OrderControl field={field} {...at} />
    case 'picture':
      return <PictureControl field={field} {...at} />
    case 'color':
      return <ColorControl field={field} {...at} />
    case 'group':
      return <GroupControl field={field} {...at} />
    case 'list':
      return <ListControl field={field} {...at} />
    case 'optional':
      return <OptionalControl field={field} {...at} />
  }
})

export const FieldViews = ({ fields, path, value }: FieldsProps) => {
  const values = fieldsIn(value)
  const pathTo = (name: string) => (path === '' ? name : `${path}.${name}`)
  const asked = Object.entries(fields).filter(([, { when }]) => when?.(values) ?? true)
  return asked.map(([name, field]) =>
    field.kind === 'text' && field.isTranslated ? (
      <TranslatedControl
        key={name}
        field={field}
        path={pathTo(name)}
        value={values[name]}
        others={values[`${name}In`]}
      />
    ) : (
      <FieldView key={name} field={field} path={pathTo(name)} value={values[name]} />
    ),
  )
}
