import { X } from 'lucide-react'
import { IconButton } from '#components/ui/button.tsx'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useOptions, type ControlProps } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'
import { textAt } from '../topics/topics.ts'

const styles = {
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
}

/** Chosen values are listed below the select and can be removed there. */
export const PicksControl = ({ field, path, value }: ControlProps) => {
  const { t, said, set } = useControl(path)
  const options = useOptions(field)
  const add = textAt(path, 'Add')
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const picked = options.filter(([option]) => values.includes(option))
  const others = options.filter(([option]) => !values.includes(option))
  return (
    <div className={grid({ gap: '2' })}>
      <OptionField
        {...said}
        value=""
        options={[['', add ? t(add) : ''], ...others]}
        onPick={(one) => one !== '' && set([...values, one])}
      />
      {picked.length > 0 && (
        <ul className={wrap({ gap: '2' })} aria-label={said.label}>
          {picked.map(([option, name]) => (
            <li className={styles.pick} key={option}>
              {name}
              <IconButton
                className={css({ boxSize: { base: 'tap', lg: 'tap.sm' } })}
                aria-label={t('remove', { name })}
                onClick={() => set(values.filter((one) => one !== option))}
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
