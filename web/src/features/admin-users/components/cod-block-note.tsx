import type { OpenedUser } from '@bartan/contract/admin-users/endpoints'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useBlockCashOnDelivery } from '../api/change-user.ts'
import { useText } from '../texts.ts'

const styles = {
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
    <div className={styles.root}>
      <div>
        <p className={css({ fontWeight: 'semibold', color: 'danger' })}>
          {t('codBlocked', { day: formatDate(t.language, codBlock.at) })}
        </p>
        {codBlock.reason && <p className={styles.reason}>{codBlock.reason}</p>}
      </div>
      <BusyButton variant="outline" size="sm" isBusy={isPending} onClick={unblock}>
        {t('unblock')}
      </BusyButton>
    </div>
  )
}
