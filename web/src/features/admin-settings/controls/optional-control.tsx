import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { css } from '#styled-system/css'
import type { ControlProps, OptionalField } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { useControl } from '../form/use-control.ts'

const styles = { root: css({ display: 'grid', gap: '4' }) }

/** Checkbox that shows the fields; unchecked means null. */
export const OptionalControl = ({ field, path, value }: ControlProps<OptionalField>) => {
  const { Fields } = useFormState()
  const { said, set } = useControl(field, path)
  const isThere = value !== null && value !== undefined
  return (
    <section className={styles.root} aria-label={said.label}>
      <CheckboxField
        label={said.label}
        hint={said.hint}
        checked={isThere}
        onChange={({ target }) => set(target.checked ? field.blank : null)}
      />
      {isThere && <Fields fields={field.fields} path={path} value={value} />}
    </section>
  )
}
