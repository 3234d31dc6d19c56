import { CANCEL_REASONS, type CancelReason } from '@bartan/contract/orders/desk-rules'
import { isCancelled as isCancelledStatus, ruleOf } from '@bartan/contract/orders/order-process'
import { isReturning } from '@bartan/contract/orders/order-steps'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import { BusyButton, Button, Choice } from '#components/ui/elements.tsx'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { usePermissions } from '../steps/use-permissions.ts'
import { useText } from './texts.ts'
import { useOrderChange } from './use-order-change.ts'

export const CancelButton = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const may = usePermissions()
  const isCancelled = isCancelledStatus(order.status)
  if (!(isCancelled ? may.correct('cancelReason') : may.step(order.status, 'Cancelled')))
    return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t(isCancelled ? 'whyCancelled' : 'cancelOrder')}
      </Button>
      <CancelDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** A parcel on its way is usually refused; one still here is usually no longer wanted. */
const usualReason = ({ status, cancelReason }: StaffOrder): CancelReason =>
  cancelReason ?? (ruleOf(status).money === 'due' ? 'refused' : 'changed_mind')

/** Where the goods of a parcel are that has left: asked once, here or when it is received. */
type Goods = 'onTheirWay' | 'restock' | 'asDamaged'

type GoodsChoiceProps = { goods: Goods; mayBeOnTheirWay: boolean; onChange: (goods: Goods) => void }

const GoodsChoice = ({ goods, mayBeOnTheirWay, onChange }: GoodsChoiceProps) => {
  const t = useText()
  const choices: Goods[] = [
    ...(mayBeOnTheirWay ? (['onTheirWay'] as const) : []),
    'restock',
    'asDamaged',
  ]
  return (
    <fieldset className={wrap({ gap: '2' })} aria-label={t('whereTo')}>
      {choices.map((one) => (
        <Choice key={one} aria-pressed={one === goods} onClick={() => onChange(one)}>
          {t(one)}
        </Choice>
      ))}
    </fieldset>
  )
}

const HINTS = {
  onTheirWay: 'unitsComeBack',
  restock: 'unitsReturn',
  asDamaged: 'unitsDamaged',
} as const

const Content = ({ order, onClose }: { order: StaffOrder; onClose: () => void }) => {
  const t = useText()
  const { change, isPending } = useOrderChange(order._id)
  const [reason, setReason] = useState(usualReason(order))
  const [chosen, setChosen] = useState<Goods>()
  const isCancelled = isCancelledStatus(order.status)
  const hasLeft = ruleOf(order.status).leftShop
  const returns = isReturning(order.status, 'Cancelled', reason)
  const usual = returns ? 'onTheirWay' : 'restock'
  const goods = chosen === 'onTheirWay' ? usual : (chosen ?? usual)
  const cancel = async () => {
    await change(() =>
      call('PUT /api/admin/orders/:id', {
        params: { id: order._id },
        body: {
          status: 'Cancelled',
          from: order.status,
          cancelReason: reason,
          ...(goods !== usual && { restock: goods === 'restock' }),
        },
      }),
    )
    onClose()
  }
  return (
    <>
      <div className={grid({ gap: '4', my: '4' })}>
        <OptionField
          label={t('cancelReason')}
          value={reason}
          options={CANCEL_REASONS.map((one) => [one, t(`reason.${one}`)] as const)}
          onPick={setReason}
        />
        {hasLeft && <GoodsChoice goods={goods} mayBeOnTheirWay={returns} onChange={setChosen} />}
        {!isCancelled && <p className={css({ fontSize: 'sm' })}>{t(HINTS[goods])}</p>}
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
  const t = useText()
  const title = isCancelledStatus(order.status)
    ? t('cancelReason')
    : `${t('cancelIt')} #${order.number}`
  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} title={title} size="small">
      <Content order={order} onClose={onClose} />
    </TitledDialog>
  )
}
