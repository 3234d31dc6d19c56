import { Note } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { useDragOrder } from '#components/ui/form/use-drag-order.ts'
import { css, cx } from '#styled-system/css'
import { hstack } from '#styled-system/patterns'
import { moveEntry } from '../form/entries.ts'
import { useOptions, type ControlProps } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'
import { MoveButtons } from './move-buttons.tsx'

const styles = {
  list: css({ mt: '2', borderWidth: '1px', borderRadius: 'md', overflow: 'hidden', bg: 'paper' }),
  entry: hstack({
    justify: 'space-between',
    gap: '2',
    pl: '3',
    minH: 'tap',
    borderColor: 'line',
    '& + &': { borderTopWidth: '1px' },
    '& > :first-child': { flex: '1', minW: '0' },
  }),
  over: css({ bg: 'teal.tint' }),
  error: css({ mt: '1', color: 'danger', fontSize: 'sm', fontWeight: 'medium' }),
}

/** Checked items are shown in this order; unchecked ones are listed below. */
export const OrderControl = ({ field, path, value }: ControlProps) => {
  const options = useOptions(field)
  const { said, set } = useControl(path)
  const chosen = (Array.isArray(value) ? value : []).flatMap((one) =>
    options.filter(([option]) => option === one),
  )
  const values = chosen.map(([one]) => one)
  const others = options.filter(([option]) => !values.includes(option))
  const move = (from: number, to: number) => set(moveEntry(values, from, to))
  const { drag, begin } = useDragOrder((from, to) => {
    if (to < values.length) move(from, to)
  })
  return (
    <fieldset className={css({ border: 'none', p: '0', m: '0', minW: '0' })}>
      <legend className={css({ fontSize: 'sm', fontWeight: 'semibold' })}>{said.label}</legend>
      {said.hint && <Note>{said.hint}</Note>}
      <ul className={styles.list}>
        {[...chosen, ...others].map(([one, name], place) => {
          const isChosen = place < chosen.length
          return (
            <li
              className={cx(styles.entry, drag?.over === place && isChosen && styles.over)}
              key={one}
              data-place={place}
            >
              <CheckboxField
                label={name}
                checked={isChosen}
                disabled={one === field.needed}
                onChange={({ target }) =>
                  set(target.checked ? [...values, one] : values.filter((v) => v !== one))
                }
              />
              {isChosen && (
                <MoveButtons
                  name={name}
                  place={place}
                  count={chosen.length}
                  onMove={(to) => move(place, to)}
                  onDragStart={begin(place)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {said.error && (
        <p className={styles.error} role="alert">
          {said.error}
        </p>
      )}
    </fieldset>
  )
}
