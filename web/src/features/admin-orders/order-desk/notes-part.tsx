import { NOTE_LENGTH } from '@bartan/contract/orders/desk-rules'
import { useState } from 'react'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { call } from '#lib/api/api-client.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { grid } from '#styled-system/patterns'
import { useText } from './texts.ts'
import { useOrderForm } from './use-order-change.ts'

const styles = {
  form: grid({ gap: '3', justifyItems: 'start', '& > *:first-child': { w: 'full' } }),
}

/** The shop's notes about an order, which the timeline shows. An unsaved note survives leaving the page. */
export const NotesPart = ({ id }: { id: string }) => {
  const t = useText()
  const { send, onFailed } = useOrderForm(id)
  const [draft] = useState(() => draftOf('personal', `note ${id}`, { text: '' }))
  return (
    <ActionForm
      className={styles.form}
      start={{ text: '' }}
      draft={draft}
      fields={{
        text: {
          label: t('note'),
          hint: t('notes.hint'),
          rows: 2,
          maxLength: NOTE_LENGTH,
          // An empty note gets the focus, and no complaint.
          validate: (typed) => (typed.trim() === '' ? '' : true),
        },
      }}
      call={(body) =>
        send(() => call('POST /api/admin/orders/:id/notes', { params: { id }, body }))
      }
      onFailed={onFailed}
      onDone={(_reply, form) => form.reset({ text: '' })}
      label={t('addNote')}
      button={{ variant: 'outline', size: 'sm' }}
    />
  )
}
