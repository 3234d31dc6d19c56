import { CANCEL_REASONS, type CancelReason } from '@bartan/contract/orders/desk-rules'
import { isCancelled as isCancelledStatus, ruleOf } from '@bartan/contract/orders/order-process'
import { isReturning } from '@bartan/contract/orders/order-steps'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useId, useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/elements.tsx'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { Dialog, DialogActions } from '#components/ui/overlay/dialog.tsx'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'
import { useOrderChange } from './use-order-change.ts'

const styles = {
  body: css({ display: 'grid', gap: '4', my: '4' }),
  hint: css({ fontSize: 'sm' }),
  choices: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

/** A parcel on its way is usually refused; one still here is usually no longer wanted. */
const usualReason = ({ status, cancelReason }: StaffOrder): CancelReason =>
  cancelReason ?? (ruleOf(status).money === 'due' ? 'refused' : 'changed_mind')

type RestockChoiceProps = { isDamaged: boolean; onChange: (isDamaged: boolean) => void }

/** Chooses whether returned units are damaged. */
const RestockChoice = ({ isDamaged, onChange }: RestockChoiceProps) => {
  const t = useText()
  return (
    <fieldset className={styles.choices} aria-label={t('whereTo')}>
      <Choice aria-pressed={!isDamaged} onClick={() => onChange(false)}>
        {t('restock')}
      </Choice>
      <Choice aria-pressed={isDamaged} onClick={() => onChange(true)}>
        {t('asDamaged')}
      </Choice>
    </fieldset>
  )
}

type ContentProps = { order: StaffOrder; titleId: string; onClose: () => void }

const Content = ({ order, titleId, onClose }: ContentProps) => {
  const t = useText()
  const { change, isPending } = useOrderChange(order._id)
  const [reason, setReason] = useState(usualReason(order))
  const [isDamaged, setDamaged] = useState(false)
  const isCancelled = isCancelledStatus(order.status)
  const hasLeft = ruleOf(order.status).leftShop
  const unitsGo = isReturning(order.status, 'Cancelled', reason) ? 'unitsComeBack' : 'unitsReturn'
  const cancel = async () => {
    await change(() =>
      call('PUT /api/admin/orders/:id', {
        params: { id: order._id },
        body: {
          status: 'Cancelled',
          from: order.status,
          cancelReason: reason,
          ...(isDamaged && { restock: false }),
        },
      }),
    )
    onClose()
  }
  return (
    <>
      <Heading id={titleId} size="small">
        {isCancelled ? t('cancelReason') : `${t('cancelIt')} #${order.number}`}
      </Heading>
      <div className={styles.body}>
        <OptionField
          label={t('cancelReason')}
          value={reason}
          options={CANCEL_REASONS.map((one) => [one, t(`reason.${one}`)] as const)}
          onPick={setReason}
        />
        {hasLeft && <RestockChoice isDamaged={isDamaged} onChange={setDamaged} />}
        {!isCancelled && <p className={styles.hint}>{t(isDamaged ? 'unitsDamaged' : unitsGo)}</p>}
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t(isCancelled ? 'cancel' : 'keepOrder')}
        </Button>
        <BusyButton variant="danger" isBusy={isPending} onClick={() => void cancel()}>
          {t(isCancelled ? 'save' : 'cancelIt')}
        </BusyButton>
      </DialogActions>
    </>
  )
}

type CancelDialogProps = { order: StaffOrder; isOpen: boolean; onClose: () => void }

/** Asks for the reason of a cancellation and, if the parcel had shipped, whether its products can be sold again. */
export const CancelDialog = ({ order, isOpen, onClose }: CancelDialogProps) => {
  const titleId = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <Content order={order} titleId={titleId} onClose={onClose} />
    </Dialog>
  )
}
