import type { User } from '@bartan/contract/users/schema'
import { Ban } from 'lucide-react'
import { ActionDialog } from '#components/ui/overlay/action-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { css } from '#styled-system/css'
import { useBlockCashOnDelivery } from '../api/change-user.ts'
import { useText } from '../texts.ts'

const styles = {
  soft: css({ color: 'ink.soft' }),
}

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
