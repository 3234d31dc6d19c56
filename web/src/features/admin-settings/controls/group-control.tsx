import { Heading } from '#components/ui/heading.tsx'
import { useFormState } from '../form/form-context.ts'
import { useText } from '../texts.ts'
import type { GroupField } from '../form/field.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '4', minW: '0' }),
  hint: css({ mt: '1', color: 'ink.soft', fontSize: 'sm' }),
}

type GroupControlProps = { field: GroupField; path: string; value: unknown }

export const GroupControl = ({ field, path, value }: GroupControlProps) => {
  const t = useText()
  const { Fields } = useFormState()
  return (
    <section className={styles.root} aria-label={t(field.label)}>
      <div>
        <Heading as="h2" size="small">
          {t(field.label)}
        </Heading>
        {field.hint && <p className={styles.hint}>{t(field.hint)}</p>}
      </div>
      <Fields fields={field.fields} path={path} value={value} />
    </section>
  )
}
