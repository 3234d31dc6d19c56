import { listPage, type RuledCollection } from '@bartan/contract/seo/rules'
import type { SeoReply } from '@bartan/contract/seo/schema'
import { useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { LeaveDialog } from '#components/ui/overlay/leave-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { translateReason } from '#i18n/translate.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { grid, wrap } from '#styled-system/patterns'
import { bodyOf, slugFor, type CollectionDraft } from '../collection-draft.ts'
import { useSaveSeo } from '../seo-calls.ts'
import { useText } from '../texts.ts'
import { CollectionTexts } from './collection-texts.tsx'
import { HeadFields } from './head-fields.tsx'
import { RuleFields } from './rule-fields.tsx'

const styles = {
  part: grid({ gap: '4', minW: '0' }),
}

type CollectionFormProps = {
  seo: SeoReply
  /** The collection to change; undefined for a new one. */
  before: RuledCollection | undefined
  start: CollectionDraft
  onDone: () => void
}

export const CollectionForm = ({ seo, before, start, onDone }: CollectionFormProps) => {
  const t = useText()
  const [draft, setDraft] = useState(start)
  const { mutate, isPending, error, isSuccess } = useSaveSeo()
  const change = (changed: Partial<CollectionDraft>) =>
    setDraft((known) => ({ ...known, ...changed }))
  const faults = error instanceof ApiError ? Object.values(error.fields) : []
  const save = () => {
    const { version, collections } = seo
    const others = collections.filter((one) => one !== before)
    mutate(
      { version, collections: [bodyOf(draft), ...others] },
      {
        onSuccess: () => {
          toast.success(t('saved'))
          onDone()
        },
      },
    )
  }
  return (
    <Form className={grid({ gap: '5', maxW: '760px' })} onSubmit={save}>
      <Card className={styles.part} as="section">
        <CollectionTexts draft={draft} change={change} />
      </Card>
      <Card className={styles.part} as="section">
        <Heading size="small">{t('rule')}</Heading>
        <RuleFields draft={draft} change={change} />
      </Card>
      <Card className={styles.part} as="section">
        <Heading size="small">{t('inSearch')}</Heading>
        <HeadFields
          page={listPage(before?.slug ?? (slugFor(draft) || 'all'))}
          head={draft.head}
          onChange={(head) => change({ head })}
        />
      </Card>
      {error && (
        <FormAlert>
          {faults.length > 0
            ? faults.map((why) => translateReason(t.language, why)).join(' ')
            : messageOf(t.language, error)}
        </FormAlert>
      )}
      <div className={wrap({ gap: '3' })}>
        <BusyButton type="submit" variant="accent" isBusy={isPending}>
          {t('save')}
        </BusyButton>
        <Button variant="outline" onClick={onDone}>
          {t('back')}
        </Button>
      </div>
      <LeaveDialog
        isDirty={draft !== start && !isSuccess}
        question={t('leaveQuestion')}
        confirmLabel={t('leave')}
      >
        {t('unsaved')}
      </LeaveDialog>
    </Form>
  )
}
