import { ruleOf } from '@bartan/contract/orders/order-process'
import { useId, useState } from 'react'
import type { Order, OrderLine } from '@bartan/contract/orders/schema'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormField, Select } from '#components/ui/form/form-field.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { Dialog, DialogActions } from '#components/ui/overlay/dialog.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { useUser } from '#lib/session/session.ts'
import { t } from './texts.ts'
import { useReduceItems } from './use-reduce-items.ts'
import { css } from '#styled-system/css'

const styles = {
  about: css({ mt: '1', mb: '4', fontSize: 'sm', color: 'ink.soft' }),
  form: css({ display: 'grid', gap: '4' }),
}

const keyOf = ({ productId, size, color }: OrderLine) => `${productId} ${size} ${color}`

type LineProps = { line: OrderLine; kept: number; onKeep: (units: number) => void }

const Line = ({ line, kept, onKeep }: LineProps) => (
  <FormField label={[nameOf(line), choiceOf(line)].filter(Boolean).join(', ')}>
    {(control) => (
      <Select {...control} value={kept} onChange={({ target }) => onKeep(Number(target.value))}>
        {Array.from({ length: line.quantity + 1 }, (_, taken) => line.quantity - taken).map(
          (units) => (
            <option key={units} value={units}>
              {units === 0 ? t('none') : t('keep', { kept: units, count: line.quantity })}
            </option>
          ),
        )}
      </Select>
    )}
  </FormField>
)

const ReduceForm = ({ order, onDone }: { order: Order; onDone: () => void }) => {
  const { mutate, isPending } = useReduceItems(order._id)
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const [fault, setFault] = useState<string>()
  const lines = order.orderItems.map((line) => ({
    ...line,
    kept: Math.min(line.quantity, chosen[keyOf(line)] ?? line.quantity),
  }))
  const save = () => {
    if (lines.every(({ kept, quantity }) => kept === quantity)) return setFault(t('nothing'))
    if (lines.every(({ kept }) => kept === 0)) return setFault(t('empty'))
    setFault(undefined)
    mutate(
      {
        lines: lines.map(({ productId, size, color, kept: quantity }) => ({
          productId,
          size,
          color,
          quantity,
        })),
      },
      { onSuccess: onDone, onError: (error) => setFault(messageOf(error)) },
    )
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {lines.map((line) => (
        <Line
          key={keyOf(line)}
          line={line}
          kept={line.kept}
          onKeep={(units) => setChosen({ ...chosen, [keyOf(line)]: units })}
        />
      ))}
      {fault && <FormAlert>{fault}</FormAlert>}
      <DialogActions>
        <Button variant="outline" onClick={onDone}>
          {t('back')}
        </Button>
        <BusyButton type="submit" isBusy={isPending}>
          {t('save')}
        </BusyButton>
      </DialogActions>
    </form>
  )
}

/** For an order that is not packed yet: what is not there, or not wanted any more, is taken out. */
export const ReduceItems = ({ order }: { order: Order }) => {
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const close = () => setOpen(false)
  const isAdmin = useUser()?.role === 'admin'
  if (!ruleOf(order.status).editable || !isAdmin) return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} labelledBy={titleId}>
        <Heading id={titleId} size="card">
          {t('title')}
        </Heading>
        <p className={styles.about}>{t('about')}</p>
        {isOpen && <ReduceForm order={order} onDone={close} />}
      </Dialog>
    </>
  )
}
