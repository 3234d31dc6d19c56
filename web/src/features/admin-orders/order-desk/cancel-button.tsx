import { CANCEL_REASONS } from '@bartan/contract/orders/desk-rules'
import { useId, useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { FormField } from '#components/ui/form/form-field.tsx'
import { Dialog, DialogActions } from '#components/ui/overlay/dialog.tsx'
import { call } from '#lib/api/api-client.ts'
import { useUser } from '#lib/session/session.ts'
import { t } from './texts.ts'
import { useOrderChange } from './use-order-change.ts'
import type { CancelReason } from '@bartan/contract/orders/desk-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = { body: css({ display: 'grid', gap: '4', my: '4' }), hint: css({ fontSize: 'sm' }) }

/** A parcel that is on its way is refused; one that is still here, mostly, is not wanted any more. */
const usualReason = ({ status, cancelReason }: StaffOrder): CancelReason =>
  cancelReason ?? (status === 'Shipped' ? 'refused' : 'changed_mind')

/** Cancels an order, or says why one was cancelled. Packers do neither. */
export const CancelButton = ({ order }: { order: StaffOrder }) => {
  const { change, isPending } = useOrderChange(order._id)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState(usualReason(order))
  const titleId = useId()
  const isCancelled = order.status === 'Cancelled'
  if (useUser()?.role === 'packer') return null
  const close = () => setOpen(false)
  const open = () => {
    setReason(usualReason(order))
    setOpen(true)
  }
  const cancel = async () => {
    await change(() =>
      call('PUT /api/admin/orders/:id', {
        params: { id: order._id },
        body: { status: 'Cancelled', from: order.status, cancelReason: reason },
      }),
    )
    close()
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={open}>
        {isCancelled && order.cancelReason ? t(`reason.${order.cancelReason}`) : t('cancelOrder')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} labelledBy={titleId}>
        <Heading id={titleId} size="small">
          {t('cancelReason')}
        </Heading>
        <div className={styles.body}>
          <FormField label={t('cancelReason')}>
            {(control) => (
              <OptionSelect
                {...control}
                value={reason}
                options={CANCEL_REASONS.map((one) => [one, t(`reason.${one}`)] as const)}
                onPick={setReason}
              />
            )}
          </FormField>
          {!isCancelled && <p className={styles.hint}>{t('unitsReturn')}</p>}
        </div>
        <DialogActions>
          <Button variant="outline" onClick={close}>
            {t(isCancelled ? 'cancel' : 'keepOrder')}
          </Button>
          <BusyButton variant="danger" isBusy={isPending} onClick={() => void cancel()}>
            {t(isCancelled ? 'save' : 'cancelIt')}
          </BusyButton>
        </DialogActions>
      </Dialog>
    </>
  )
}
