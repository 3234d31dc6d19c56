import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useId, useState } from 'react'
import { BusyButton, Button, Heading } from '#components/ui/elements.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { SuggestingField } from '#components/ui/form/labeled-fields.tsx'
import { Dialog, DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { grid, hstack } from '#styled-system/patterns'
import { checkbox } from '#styled-system/recipes'
import { useText } from '../desk-texts.ts'
import { AwbField } from './awb-field.tsx'
import type { Step } from './desk-step.ts'
import { rememberCourier, useCouriers } from './use-couriers.ts'
import type { Refused } from './use-steps.ts'

const styles = {
  list: grid({ my: '4', gap: '2', maxH: '50dvh', overflowY: 'auto' }),
  number: css({ fontWeight: 'semibold', whiteSpace: 'nowrap' }),
}

type RefusedDialogProps = { refused: readonly Refused[]; onClose: () => void }

/** Orders that refused an action, with reasons. */
export const RefusedDialog = ({ refused, onClose }: RefusedDialogProps) => {
  const t = useText()
  return (
    <TitledDialog
      look="sheet"
      isOpen={refused.length > 0}
      onClose={onClose}
      title={t('refused', { count: refused.length })}
      size="small"
    >
      <ul className={styles.list}>
        {refused.map(({ number, message }) => (
          <li key={number}>
            <span className={styles.number}>#{number}</span>: {message}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </TitledDialog>
  )
}

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

/** Maximum number of orders in one parcel. */
const MAX_TOGETHER = 5

const isOneDoor = (orders: readonly StaffOrder[]): boolean =>
  orders.length > 1 &&
  orders.length <= MAX_TOGETHER &&
  new Set(
    orders.map(({ shippingAddress: { phone, address, postalCode } }) =>
      [phone, address, postalCode]
        .join(' ')
        .toLowerCase()
        .replaceAll(/[\s,.]/g, ''),
    ),
  ).size === 1

type OneParcelFieldProps = { isChosen: boolean; onChange: (isChosen: boolean) => void }

const OneParcelField = ({ isChosen, onChange }: OneParcelFieldProps) => {
  const t = useText()
  return (
    <label className={hstack({ gap: '2', minH: 'tap', cursor: 'pointer' })}>
      <input
        className={checkbox()}
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t('oneParcel')}
    </label>
  )
}

type ShipFormProps = {
  orders: readonly StaffOrder[]
  isBusy: boolean
  headingId: string
  onShip: (step: Step) => void
  onClose: () => void
}

const ShipForm = ({ orders, isBusy, headingId, onShip, onClose }: ShipFormProps) => {
  const t = useText()
  const [only] = orders.length === 1 ? orders : []
  const { couriers, usual } = useCouriers()
  const [typed, setCourier] = useState(only?.shipment?.courier)
  const courier = typed ?? usual
  const [awb, setAwb] = useState(only?.shipment?.awb ?? '')
  const mayBeOne = isOneDoor(orders)
  const [wantsOne, setWantsOne] = useState(false)
  const isOneParcel = mayBeOne && wantsOne
  const lacksCourier = (isOneParcel || awb.trim() !== '') && courier.trim() === ''
  const [isAsked, setAsked] = useState(false)
  const submit = () => {
    if (lacksCourier) return setAsked(true)
    rememberCourier(courier.trim())
    onShip({
      id: 'ship',
      courier: courier.trim(),
      awb: awb.trim(),
      ...(isOneParcel && { isOneParcel }),
    })
  }
  return (
    <>
      <Heading id={headingId} size="small">
        {t('shipping', { count: orders.length, number: only?.number ?? '' })}
      </Heading>
      <Form className={grid({ gap: '4', mt: '4' })} onSubmit={submit}>
        <SuggestingField
          label={t('courier')}
          error={isAsked && lacksCourier ? t('courierMissing') : undefined}
          options={couriers}
          maxLength={60}
          value={courier}
          onChange={({ target }) => setCourier(target.value)}
        />
        {mayBeOne && <OneParcelField isChosen={wantsOne} onChange={setWantsOne} />}
        {(only || isOneParcel) && (
          <AwbField
            // Who scans one parcel after the other chooses the courier once.
            isFirst={courier !== '' && awb === ''}
            isOptional
            hint={t('awbLater')}
            input={{
              autoCapitalize: 'characters',
              value: awb,
              onChange: ({ target }) => setAwb(target.value),
            }}
            onCode={setAwb}
          />
        )}
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" isBusy={isBusy}>
            {t('step.ship')}
          </BusyButton>
        </DialogActions>
      </Form>
    </>
  )
}

type ShipSheetProps = {
  /** The sheet is closed without orders. */
  orders: readonly StaffOrder[]
  isBusy: boolean
  onShip: (step: Step) => void
  onClose: () => void
}

/** Asks for courier and tracking number of one order, or only the courier of several. */
export const ShipSheet = ({ orders, onClose, ...form }: ShipSheetProps) => {
  const id = useId()
  return (
    <Dialog isOpen={orders.length > 0} onClose={onClose} labelledBy={id} look="sheet">
      <ShipForm {...form} orders={orders} headingId={id} onClose={onClose} />
    </Dialog>
  )
}
