import type { OpenedUser } from '@bartan/contract/admin-users/endpoints'
import type { User } from '@bartan/contract/users/schema'
import { Ban } from 'lucide-react'
import { BusyButton } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { ActionDialog } from '#components/ui/overlay/action-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useBlockCashOnDelivery } from '../api/change-user.ts'
import { useText } from '../texts.ts'

const codBlockNoteStyles = {
  root: wrap({
    align: 'center',
    justify: 'space-between',
    gap: '3',
    mt: '4',
    p: '4',
    bg: 'danger.tint',
    borderRadius: 'md',
  }),
  reason: css({ mt: '1', fontSize: 'sm', overflowWrap: 'anywhere' }),
}

/** Shows that cash on delivery is blocked, since when and why, with a button to unblock. */
export const CodBlockNote = ({ user: { _id: id, name, codBlock } }: { user: OpenedUser }) => {
  const t = useText()
  const { mutate, isPending } = useBlockCashOnDelivery(id)
  if (!codBlock) return null
  const unblock = () =>
    mutate(
      { blocked: false },
      {
        onSuccess: () => toast.success(t('isUnblocked', { name })),
        onError: (error) => toast.error(t('notChanged'), messageOf(t.language, error)),
      },
    )
  return (
    <div className={codBlockNoteStyles.root}>
      <div>
        <p className={css({ fontWeight: 'semibold', color: 'danger' })}>
          {t('codBlocked', { day: formatDate(t.language, codBlock.at) })}
        </p>
        {codBlock.reason && <p className={codBlockNoteStyles.reason}>{codBlock.reason}</p>}
      </div>
      <BusyButton variant="outline" size="sm" isBusy={isPending} onClick={unblock}>
        {t('unblock')}
      </BusyButton>
    </div>
  )
}

const styles = { soft: css({ color: 'ink.soft' }) }

const MAX_REASON = 200

/** Asks for a reason, and blocks cash on delivery. */
export const BlockCashOnDelivery = ({ user: { _id: id, name } }: { user: User }) => {
  const t = useText()
  const { mutateAsync: block } = useBlockCashOnDelivery(id)
  return (
    <ActionDialog
      opener={{
        className: styles.soft,
        variant: 'quiet',
        size: 'sm',
        children: (
          <>
            <Ban aria-hidden size={16} />
            {t('blockCod')}
          </>
        ),
      }}
      title={t('blockCodQuestion', { name })}
      about={<p className={styles.soft}>{t('blockCodText', { name })}</p>}
      start={{ reason: '' }}
      fields={{
        reason: {
          label: t('blockCodWhy'),
          hint: t('blockCodWhyHint', { name }),
          maxLength: MAX_REASON,
        },
      }}
      label={t('block')}
      button={{ variant: 'danger' }}
      call={({ reason }) => block({ blocked: true, reason })}
      onDone={() => toast.success(t('isBlocked', { name }))}
    />
  )
}
