import { NOTE_LENGTH } from '@bartan/contract/orders/desk-rules'
import { useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { call } from '#lib/api/api-client.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { grid } from '#styled-system/patterns'
import { useText } from './texts.ts'
import { useOrderChange } from './use-order-change.ts'

const styles = {
  form: grid({ gap: '3', justifyItems: 'start', '& > *:first-child': { w: 'full' } }),
}

const draftFor = (id: string) => draftOf('personal', `note ${id}`, { text: '' })

/** The shop's notes about an order, which the timeline shows. An unsaved note survives leaving the page. */
export const NotesPart = ({ id }: { id: string }) => {
  const t = useText()
  const { change, isPending } = useOrderChange(id)
  const draft = draftFor(id)
  const [text, setText] = useState(() => draft.read()?.text ?? '')
  const write = (written: string) => {
    setText(written)
    if (written === '') draft.forget()
    else draft.save({ text: written })
  }
  const add = async () => {
    const isAdded = await change(() =>
      call('POST /api/admin/orders/:id/notes', { params: { id }, body: { text } }),
    )
    if (isAdded) write('')
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void add()
        else event.currentTarget.querySelector('textarea')?.focus()
      }}
    >
      <TextAreaField
        label={t('note')}
        hint={t('notes.hint')}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <BusyButton type="submit" variant="outline" size="sm" isBusy={isPending}>
        {t('addNote')}
      </BusyButton>
    </form>
  )
}
