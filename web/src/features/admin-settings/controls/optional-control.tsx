import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { css } from '#styled-system/css'
import type { OptionalField } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { useText } from '../texts.ts'

const styles = { root: css({ display: 'grid', gap: '4' }) }

type OptionalControlProps = { field: OptionalField; path: string; value: unknown }

/** Checkbox that shows the fields; unchecked means null. */
export const OptionalControl = ({ field, path, value }: OptionalControlProps) => {
  const t = useText()
  const { set, Fields } = useFormState()
  const isThere = value !== null && value !== undefined
  return (
    <section className={styles.root} aria-label={t(field.label)}>
      <CheckboxField
        label={t(field.label)}
        hint={field.hint && t(field.hint)}
        checked={isThere}
        onChange={({ target }) => set(path, target.checked ? field.blank : null)}
      />
      {isThere && <Fields fields={field.fields} path={path} value={value} />}
    </section>
  )
}
