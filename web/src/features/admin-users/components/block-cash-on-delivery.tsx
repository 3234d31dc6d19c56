import type { User } from '@bartan/contract/users/schema'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { css } from '#styled-system/css'
import { useBlockCashOnDelivery } from '../api/change-user.ts'
import { useText } from '../texts.ts'

const styles = {
  open: css({ color: 'ink.soft' }),
  body: css({ display: 'grid', gap: '4', mt: '2', mb: '6' }),
  text: css({ color: 'ink.soft' }),
}

const MAX_REASON = 200

/** Asks for a reason, and blocks cash on delivery. */
export const BlockCashOnDelivery = ({ user: { _id: id, name } }: { user: User }) => {
  const t = useText()
  const { mutate, isPending } = useBlockCashOnDelivery(id)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const block = () =>
    mutate(
      { blocked: true, reason },
      {
        onSuccess: () => {
          setOpen(false)
          setReason('')
          toast.success(t('isBlocked', { name }))
        },
      },
    )
  return (
    <>
      <Button className={styles.open} variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Ban aria-hidden size={16} />
        {t('blockCod')}
      </Button>
      <TitledDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('blockCodQuestion', { name })}
      >
        <div className={styles.body}>
          <p className={styles.text}>{t('blockCodText', { name })}</p>
          <InputField
            label={t('blockCodWhy')}
            hint={t('blockCodWhyHint', { name })}
            value={reason}
            maxLength={MAX_REASON}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <DialogActions>
          <Button variant="outline" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
          <BusyButton variant="danger" isBusy={isPending} onClick={block}>
            {t('block')}
          </BusyButton>
        </DialogActions>
      </TitledDialog>
    </>
  )
}
