import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { rupees } from '@bartan/contract/shared/money'
import { Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { BusyButton, Button, IconButton, Note } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useOrderChange, useOrderForm } from '../order-desk/use-order-change.ts'
import { wantedLine, type WantedLine } from '../phone-order/phone-order-lines.ts'
import { ProductPicker } from '../phone-order/product-picker.tsx'
import { WantedLines } from '../phone-order/wanted-lines.tsx'
import { differenceOf, goodsOf, isChanged, linesOf, unitsOf, type Kept } from './edited-lines.ts'
import { useText } from './texts.ts'

const styles = {
  line: css({ listStyleType: 'none', py: '3', '& + &': { borderTopWidth: '1px' } }),
  end: css({ ml: 'auto' }),
}

type KeptLineProps = { kept: Kept; onChange: (quantity: number) => void }

const KeptLine = ({ kept: { line, quantity }, onChange }: KeptLineProps) => {
  const t = useText()
  const name = [nameOf(t.language, line), choiceOf(t.language, line)].filter(Boolean).join(', ')
  return (
    <li className={styles.line}>
      <p className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>{name}</p>
      <Note>{t('price', { price: formatRupees(line.price) })}</Note>
      <div className={wrap({ align: 'center', gap: '2', mt: '2' })}>
        {quantity > 0 ? (
          <>
            <QuantityStepper of={name} quantity={quantity} onChange={onChange} />
            <IconButton
              className={styles.end}
              aria-label={t('remove', { name })}
              onClick={() => onChange(0)}
            >
              <Trash2 aria-hidden size={18} />
            </IconButton>
          </>
        ) : (
          <>
            <Note as="span">{t('takenOut')}</Note>
            <IconButton
              className={styles.end}
              aria-label={t('putBack', { name })}
              onClick={() => onChange(line.quantity)}
            >
              <Undo2 aria-hidden size={18} />
            </IconButton>
          </>
        )}
      </div>
    </li>
  )
}

type KeptLinesProps = { lines: readonly Kept[]; onChange: (lines: Kept[]) => void }

/** Existing lines with their new quantities. */
const KeptLines = ({ lines, onChange }: KeptLinesProps) => (
  <ul>
    {lines.map((kept) => {
      const { productId, size, color } = kept.line
      return (
        <KeptLine
          key={`${productId} ${size} ${color}`}
          kept={kept}
          onChange={(quantity) =>
            onChange(lines.map((one) => (one === kept ? { ...kept, quantity } : one)))
          }
        />
      )
    })}
  </ul>
)

type DifferenceProps = { order: StaffOrder; kept: readonly Kept[]; added: readonly WantedLine[] }

/** The change of the total, shown before saving. */
const Difference = ({ order, kept, added }: DifferenceProps) => {
  const t = useText()
  const after = goodsOf(kept, added)
  const difference = differenceOf(order.itemsPrice, after)
  const said = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less'
  const sums = {
    after: formatRupees(after),
    difference: formatRupees(rupees(Math.abs(difference))),
  }
  return (
    <div aria-live="polite">
      <p className={css({ fontWeight: 'semibold' })}>{t(said, sums)}</p>
      <Note>{t('rest')}</Note>
    </div>
  )
}

const EditForm = ({ order, onDone }: { order: StaffOrder; onDone: () => void }) => {
  const t = useText()
  const { change, isPending } = useOrderChange(order._id)
  const { onFailed } = useOrderForm(order._id)
  const [kept, setKept] = useState<Kept[]>(() =>
    order.orderItems.map((line) => ({ line, quantity: line.quantity })),
  )
  const [added, setAdded] = useState<WantedLine[]>([])
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const save = async () => {
    const lines = linesOf(kept, added)
    if (!isChanged(kept, added)) return setFault(t('nothing'))
    if (lines.length === 0) return setFault(t('empty'))
    setFault(undefined)
    const isSaved = await change(
      () =>
        call('PUT /api/admin/orders/:id/lines', {
          params: { id: order._id },
          // As they were when the form was opened.
          body: { lines, was: { lines: kept.map(({ line }) => unitsOf(line)) } },
        }),
      (error) => {
        if (onFailed(error)) onDone()
        else setFault(messageOf(t.language, error))
      },
    )
    if (!isSaved) return
    toast.success(t('saved'))
    onDone()
  }
  return (
    <Form className={grid({ gap: '4', gridTemplateColumns: '1' })} onSubmit={() => void save()}>
      <KeptLines lines={kept} onChange={setKept} />
      <WantedLines lines={added} onChange={setAdded} />
      <ProductPicker
        field={field}
        error={undefined}
        onPick={(product) => setAdded([...added, wantedLine(product)])}
      />
      <Difference order={order} kept={kept} added={added} />
      {fault && <FormAlert>{fault}</FormAlert>}
      <DialogActions>
        <Button variant="outline" onClick={onDone}>
          {t('back')}
        </Button>
        <BusyButton type="submit" isBusy={isPending}>
          {t('save')}
        </BusyButton>
      </DialogActions>
    </Form>
  )
}

/** Changes quantities and products of an order that hasn't shipped. */
export const EditLines = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const isAdmin = useUser()?.role === 'admin'
  if (!ruleOf(order.status).editable || !isAdmin) return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <TitledDialog look="sheet" isOpen={isOpen} onClose={close} title={t('title')}>
        <Note className={css({ mt: '1', mb: '4' })}>{t('about')}</Note>
        {isOpen && <EditForm order={order} onDone={close} />}
      </TitledDialog>
    </>
  )
}
