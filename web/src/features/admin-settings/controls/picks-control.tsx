import { X } from 'lucide-react'
import { IconButton } from '#components/ui/button.tsx'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { optionName, type ControlProps, type PicksField } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'

const styles = {
  root: css({ display: 'grid', gap: '2' }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  pick: css({
    display: 'flex',
    alignItems: 'center',
    pl: '3',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    bg: 'paper',
    fontSize: 'sm',
  }),
  remove: css({ boxSize: { base: 'tap', lg: 'tap.sm' } }),
}

/** Chosen values are listed below the select and can be removed there. */
export const PicksControl = ({ field, path, value }: ControlProps<PicksField>) => {
  const language = useLanguage()
  const { t, said, set } = useControl(field, path)
  const { options, add } = field
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const picked = options.filter(([option]) => values.includes(option))
  const others = options.filter(([option]) => !values.includes(option))
  return (
    <div className={styles.root}>
      <OptionField
        {...said}
        value=""
        options={[
          ['', t(add)],
          ...others.map((one) => [one[0], optionName(language, one)] as const),
        ]}
        onPick={(one) => one !== '' && set([...values, one])}
      />
      {picked.length > 0 && (
        <ul className={styles.list} aria-label={said.label}>
          {picked.map((option) => (
            <li className={styles.pick} key={option[0]}>
              {optionName(language, option)}
              <IconButton
                className={styles.remove}
                aria-label={t('remove', { name: optionName(language, option) })}
                onClick={() => set(values.filter((one) => one !== option[0]))}
              >
                <X aria-hidden size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
