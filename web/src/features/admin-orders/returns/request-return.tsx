import type { CallInput } from '@bartan/contract/api'
import { lineId } from '@bartan/contract/cart/rules'
import {
  RETURN_REASONS,
  daysToReturn,
  isReturnOpen,
  unitsReturnable,
  type ReturnReason,
} from '@bartan/contract/orders/return-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import { ReturnedUnits } from '#components/commerce/returns/returned-units.tsx'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { OptionField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useNow } from '#lib/clock.ts'
import { useUser } from '#lib/session/session.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useOrderChange } from '../order-desk/use-order-change.ts'
import { useText } from './texts.ts'

const styles = {
  about: css({ mt: '1', mb: '4', fontSize: 'sm', color: 'ink.soft' }),
  form: css({ display: 'grid', gap: '4' }),
}

/** Reasons for which products can be returned now, by the rules for customers. */
const useOpenReasons = (order: StaffOrder): readonly ReturnReason[] => {
  const { returnDays } = useShop()
  const now = new Date(useNow())
  return RETURN_REASONS.filter(
    (why) =>
      isReturnOpen(order, now, daysToReturn(why, returnDays)) &&
      order.orderItems.some((line) => unitsReturnable(line, order.returns, why) > 0),
  )
}

type Asked = CallInput<'POST /api/admin/orders/:id/return'>['body']

/** Sends a return request and keeps its error. */
const useRequest = (orderId: string, onSaved: () => void) => {
  const t = useText()
  const language = useLanguage()
  const { change, isPending } = useOrderChange(orderId)
  const [fault, setFault] = useState<string>()
  const send = async (body: Asked) => {
    if (body.lines.length === 0) return setFault(t('for.nothing'))
    setFault(undefined)
    const isSaved = await change(
      () => call('POST /api/admin/orders/:id/return', { params: { id: orderId }, body }),
      (error) => setFault(messageOf(language, error)),
    )
    if (!isSaved) return
    toast.success(t('for.saved'))
    onSaved()
  }
  return { send, isPending, fault }
}

type FormProps = { order: StaffOrder; reasons: readonly [ReturnReason, ...ReturnReason[]] }

const RequestForm = ({ order, reasons, onDone }: FormProps & { onDone: () => void }) => {
  const t = useText()
  const { send, isPending, fault } = useRequest(order._id, onDone)
  const [reason, setReason] = useState<ReturnReason>(reasons[0])
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  // An order of a single unit needs no choice.
  const proposed = order.orderItems.length === 1 && order.orderItems[0]?.quantity === 1 ? 1 : 0
  const lines = order.orderItems
    .map((line) => {
      const left = unitsReturnable(line, order.returns, reason)
      return { line, left, units: Math.min(left, chosen[lineId(line)] ?? proposed) }
    })
    .filter(({ left }) => left > 0)
  const asked = lines
    .filter(({ units }) => units > 0)
    .map(({ line: { productId, size, color }, units: quantity }) => ({
      productId,
      size,
      color,
      quantity,
    }))
  return (
    <Form
      className={styles.form}
      onSubmit={() => void send({ lines: asked, reason, note: note.trim() })}
    >
      <OptionField
        label={t('for.reason')}
        value={reason}
        options={reasons.map((why) => [why, t(`why.${why}`)] as const)}
        onPick={setReason}
      />
      {lines.map(({ line, left, units }) => (
        <ReturnedUnits
          key={lineId(line)}
          line={line}
          left={left}
          units={units}
          onChange={(count) => setChosen({ ...chosen, [lineId(line)]: count })}
        />
      ))}
      <TextAreaField
        label={t('for.note')}
        isOptional
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {fault && <FormAlert>{fault}</FormAlert>}
      <DialogActions>
        <Button variant="outline" onClick={onDone}>
          {t('back')}
        </Button>
        <BusyButton type="submit" isBusy={isPending}>
          {t('for.save')}
        </BusyButton>
      </DialogActions>
    </Form>
  )
}

/** Records a return for a customer on the phone; it is handled like any other. */
export const RequestReturn = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = useOpenReasons(order)
  const isAdmin = useUser()?.role === 'admin'
  if (!first || !isAdmin) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t('for.open')}
      </Button>
      <TitledDialog look="sheet" isOpen={isOpen} onClose={close} title={t('for.open')}>
        <p className={styles.about}>{t('for.about')}</p>
        {isOpen && <RequestForm order={order} reasons={[first, ...others]} onDone={close} />}
      </TitledDialog>
    </>
  )
}
