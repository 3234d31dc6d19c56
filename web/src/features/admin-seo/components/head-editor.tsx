import type { Head } from '@bartan/contract/shared/head'
import { useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { HeadFields } from './head-fields.tsx'

const styles = {
  save: css({ justifySelf: 'start' }),
}

type HeadEditorProps = {
  page: string
  start: Head
  error: Error | null
  isBusy: boolean
  save: (head: Head, options: { onSuccess: () => void }) => void
}

/** Form for one page's title and description. */
export const HeadEditor = ({ page, start, error, isBusy, save }: HeadEditorProps) => {
  const t = useText()
  const [head, setHead] = useState(start)
  return (
    <Form
      className={grid({ gap: '4', minW: '0' })}
      onSubmit={() => save(head, { onSuccess: () => toast.success(t('saved')) })}
    >
      <HeadFields page={page} head={head} onChange={setHead} />
      {error && <FormAlert>{messageOf(t.language, error)}</FormAlert>}
      <BusyButton className={styles.save} type="submit" variant="accent" isBusy={isBusy}>
        {t('save')}
      </BusyButton>
    </Form>
  )
}
