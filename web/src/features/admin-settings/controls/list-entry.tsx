import type { Language } from '@bartan/contract/shop/languages'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, type PointerEvent } from 'react'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { IconButton } from '#components/ui/elements.tsx'
import { css, cva } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { Field } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { fieldsIn } from '../form/tree.ts'
import { useText, textIn } from '../texts.ts'
import { MoveButtons } from './move-buttons.tsx'

const entry = cva({
  base: { position: 'relative', bg: 'paper', borderWidth: '1px', borderRadius: 'md', minW: '0' },
  variants: { isDropPlace: { true: { borderColor: 'teal', bg: 'teal.mist' } } },
})

const styles = {
  bar: css({ position: 'absolute', top: '0', right: '0', display: 'flex' }),
  remove: css({ boxSize: { base: 'tap', lg: 'tap.sm' }, color: 'danger' }),
  summary: css({
    minH: { base: 'tap', lg: 'tap.sm' },
    py: '1',
    // Lines below the first begin beside the marker, not under it.
    pl: '7',
    textIndent: '-4',
    // Leaves room for the buttons beside it.
    mr: { base: '184px', lg: '152px' },
    alignContent: 'center',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  }),
  row: grid({
    gridTemplateColumns: { base: '1', sm: 'repeat(auto-fit, minmax(130px, 1fr))' },
    alignItems: 'start',
    gap: '3',
    p: '3',
    pr: { base: '14', lg: '12' },
  }),
}

type ListEntryProps = {
  field: Field
  path: string
  value: unknown
  isNew: boolean
  isFaulty: boolean
  isDropPlace: boolean
  place: number
  count: number
  onMove: (to: number) => void
  onDragStart: (event: PointerEvent<HTMLElement>) => void
  onRemove: () => void
}

/** The entry's first non-empty text, or its position. */
const nameOf = (language: Language, value: unknown, place: number): string => {
  const { name, title, text } = fieldsIn(value)
  const given = [name, title, text].find((one) => typeof one === 'string' && one !== '')
  return typeof given === 'string' ? given : textIn(language, 'entry', { place: place + 1 })
}

/** A list entry: short ones in a row, others collapsed under their name. */
export const ListEntry = (props: ListEntryProps) => {
  const t = useText()
  const { field, path, value, isNew, isFaulty, place, count, onRemove } = props
  const { Fields } = useFormState()
  const ref = useRef<HTMLLIElement>(null)
  const name = nameOf(t.language, value, place)
  useEffect(() => {
    if (isNew) ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [isNew])
  const fields = <Fields fields={field.fields} path={path} value={value} />
  const isRow = field.rows
  return (
    <li className={entry({ isDropPlace: props.isDropPlace })} ref={ref} data-place={place}>
      {isRow ? (
        <div className={styles.row}>{fields}</div>
      ) : (
        <Disclosure className={styles.summary} summary={name} opens={isNew || isFaulty}>
          <div className={grid({ gap: '4', p: '3', pt: '2' })}>{fields}</div>
        </Disclosure>
      )}
      <div className={styles.bar}>
        {!isRow && (
          <MoveButtons
            name={name}
            place={place}
            count={count}
            onMove={props.onMove}
            onDragStart={props.onDragStart}
          />
        )}
        <IconButton className={styles.remove} aria-label={t('remove', { name })} onClick={onRemove}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
    </li>
  )
}
