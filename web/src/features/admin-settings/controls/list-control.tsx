import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button, Note } from '#components/ui/elements.tsx'
import { useDragOrder } from '#components/ui/form/use-drag-order.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { moveEntry, useEntryKeys } from '../form/entries.ts'
import type { ControlProps } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { saidWithin } from '../form/tree.ts'
import { useText } from '../texts.ts'
import { textAt } from '../topics/topics.ts'
import { ListEntry } from './list-entry.tsx'
import { Part } from './part.tsx'
import { PasteRows } from './paste-rows.tsx'

const styles = { error: css({ color: 'danger', fontSize: 'sm', fontWeight: 'medium' }) }

/** List whose entries can be added, removed and moved. */
export const ListControl = ({ field, path, value }: ControlProps) => {
  const t = useText()
  const add = textAt(path, 'Add')
  const { set, errors } = useFormState()
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const { keys, change, added } = useEntryKeys(entries.length)
  const [opened, setOpened] = useState<number>()
  const move = (from: number, to: number) => {
    change((all) => moveEntry(all, from, to))
    set(path, moveEntry(entries, from, to))
  }
  const { drag, begin } = useDragOrder(move)
  return (
    <Part field={field} path={path} note={String(entries.length)}>
      {entries.length === 0 && <Note>{t('noEntries')}</Note>}
      <ol className={grid({ gap: '2', _empty: { display: 'none' } })}>
        {entries.map((entry, place) => (
          <ListEntry
            key={keys[place]}
            field={field}
            path={`${path}.${place}`}
            value={entry}
            isNew={opened === place && place === entries.length - 1}
            isFaulty={saidWithin(errors, `${path}.${place}`) !== undefined}
            isDropPlace={drag?.over === place && drag.from !== place}
            place={place}
            count={entries.length}
            onMove={(to) => move(place, to)}
            onDragStart={begin(place)}
            onRemove={() => {
              change((all) => all.toSpliced(place, 1))
              set(path, entries.toSpliced(place, 1))
            }}
          />
        ))}
      </ol>
      {errors[path] && (
        <p className={styles.error} role="alert">
          {errors[path]}
        </p>
      )}
      {entries.length < field.most && (
        <Button
          className={css({ justifySelf: 'start' })}
          variant="outline"
          onClick={() => {
            added(1)
            setOpened(entries.length)
            set(path, [...entries, field.blank])
          }}
        >
          <Plus aria-hidden size={18} />
          {add && t(add)}
        </Button>
      )}
      {field.paste && <PasteRows entries={entries} onPaste={(all) => set(path, all)} />}
    </Part>
  )
}
