import type { StaffOrder } from '@bartan/contract/orders/schema'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { css } from '#styled-system/css'
import { useText } from '../desk-texts.ts'
import type { Step } from './desk-step.ts'

type ConfirmSheetProps = {
  /** The sheet is closed without orders. */
  orders: readonly StaffOrder[]
  isBusy: boolean
  onConfirm: (step: Step) => void
  onClose: () => void
}

/** Asks whether the customers confirmed by call or by WhatsApp; stored in each order's history. */
export const ConfirmSheet = ({ orders, isBusy, onConfirm, onClose }: ConfirmSheetProps) => {
  const t = useText()
  return (
    <TitledDialog
      look="sheet"
      isOpen={orders.length > 0}
      onClose={onClose}
      title={t('confirmedHow', { count: orders.length })}
      size="small"
    >
      <DialogActions className={css({ mt: '4' })}>
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
        <BusyButton
          variant="outline"
          isBusy={isBusy}
          onClick={() => onConfirm({ id: 'confirm', via: 'whatsapp' })}
        >
          {t('via.whatsapp')}
        </BusyButton>
        <BusyButton isBusy={isBusy} onClick={() => onConfirm({ id: 'confirm', via: 'call' })}>
          {t('via.call')}
        </BusyButton>
      </DialogActions>
    </TitledDialog>
  )
}
