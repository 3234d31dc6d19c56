import { factsOf } from '@bartan/contract/shop/languages'
import { FormField } from '#components/ui/form/form-field.tsx'
import { withText } from '#lib/with-text.ts'
import { css } from '#styled-system/css'
import type { TextField } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { fieldsIn } from '../form/tree.ts'
import { useText } from '../texts.ts'
import { TextControl } from './text-control.tsx'
import { TypedText } from './typed-text.tsx'

const styles = {
  root: css({ display: 'grid', gap: '1', minW: '0' }),
  others: css({
    display: 'grid',
    gap: '3',
    mt: '1',
    mb: '2',
    pl: '4',
    borderLeftWidth: '2px',
    borderColor: 'teal.tint',
  }),
}

type TranslatedControlProps = { field: TextField; path: string; value: unknown; others: unknown }

/** A text, and below it those in the other languages while the page is being translated, or where one is wrong. */
export const TranslatedControl = ({ field, path, value, others }: TranslatedControlProps) => {
  const t = useText()
  const { set, errors, languages, isTranslating } = useFormState()
  const texts = fieldsIn(others)
  const othersPath = `${path}In`
  const shown = languages.filter((code) => isTranslating || errors[`${othersPath}.${code}`])
  return (
    <div className={styles.root}>
      <TextControl field={field} path={path} value={value} />
      {shown.length > 0 && (
        <div className={styles.others}>
          {shown.map((code) => (
            <FormField
              key={code}
              label={t('inLanguage', { name: t(field.label), language: factsOf(code).name })}
              error={errors[`${othersPath}.${code}`]}
            >
              {(control) => (
                <TypedText
                  field={field}
                  control={control}
                  language={code}
                  value={typeof texts[code] === 'string' ? texts[code] : ''}
                  onText={(text) => set(othersPath, withText(texts, code, text))}
                />
              )}
            </FormField>
          ))}
        </div>
      )}
    </div>
  )
}
