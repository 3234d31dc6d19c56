import { STOCK_REASONS, type StockReason } from '@bartan/contract/products/stock/stock'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { PackagePlus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { BusyButton, Button, Choice, IconButton } from '#components/ui/elements.tsx'
import { ErrorAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { SaveState } from '#components/ui/form/save-state.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { flex, grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { type StockOwner, useChangeStock } from './use-change-stock.ts'

const WAYS = [
  { sign: 1, label: 'stockAdd', usual: 'received' },
  { sign: -1, label: 'stockTake', usual: 'damaged' },
] as const

const unitsOf = (text: string): number | undefined => {
  const units = typedAmount(text)
  return units && Number.isInteger(units) && units > 0 ? units : undefined
}

type ChangeStockFormProps = {
  product: StockOwner
  onDone: (countInStock: number) => void
  onCancel: () => void
}

const ChangeStockForm = ({ product, onDone, onCancel }: ChangeStockFormProps) => {
  const t = useText()
  const { mutate, isPending, error, variables } = useChangeStock(product)
  const [way, setWay] = useState<(typeof WAYS)[number]>(WAYS[0])
  const [chosen, setChosen] = useState<StockReason>()
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { countInStock: now } = product
  const units = unitsOf(typed)
  const after = now + way.sign * (units ?? 0)
  const short = after < 0 ? t('onlyInStock', { count: now }) : undefined
  const fault = units === undefined ? t('wholeUnits') : short
  const reason = chosen ?? way.usual

  const save = (change: NonNullable<typeof variables>) =>
    mutate(change, { onSuccess: ({ countInStock }) => onDone(countInStock) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles the dialog's submit to the product's form, its parent in React's tree.
    event.stopPropagation()
    setChecked(true)
    if (units !== undefined && !fault) save({ stockChange: way.sign * units, reason })
  }

  return (
    <form className={grid({ gap: '4', mt: '4' })} noValidate onSubmit={submit}>
      <fieldset className={flex({ gap: '2' })} aria-label={t('changeStock')}>
        {WAYS.map((one) => (
          <Choice
            key={one.label}
            type="button"
            aria-pressed={one === way}
            onClick={() => setWay(one)}
          >
            {t(one.label)}
          </Choice>
        ))}
      </fieldset>
      <InputField
        label={t('stockUnits')}
        error={isChecked ? fault : short}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <OptionField
        label={t('stockReason')}
        value={reason}
        options={STOCK_REASONS.map((known) => [known, t(`stockReason.${known}`)] as const)}
        onPick={setChosen}
      />
      <output className={css({ display: 'block', color: 'ink.soft' })}>
        {t('stockBecomes', { now, after: Math.max(0, after) })}
      </output>
      <ErrorAlert error={error} />
      <DialogActions>
        <SaveState saving={{ isPending, error, retry: () => variables && save(variables) }} />
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <BusyButton type="submit" variant="accent" isBusy={isPending}>
          {t('save')}
        </BusyButton>
      </DialogActions>
    </form>
  )
}

const styles = { opener: css({ justifySelf: 'start' }) }

type ChangeStockProps = {
  product: StockOwner
  /** 'sign' shows only an icon, for table cells. */
  look?: 'sign' | 'words'
  onChanged?: (countInStock: number) => void
}

/** Opens a dialog that adds or removes stock, with a reason. */
export const ChangeStock = ({ product, look = 'words', onChanged }: ChangeStockProps) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const title = t('changeStockOf', { name: product.name })
  return (
    <>
      {look === 'sign' ? (
        <IconButton aria-label={title} title={title} onClick={() => setOpen(true)}>
          <PackagePlus aria-hidden size={18} />
        </IconButton>
      ) : (
        <Button className={styles.opener} variant="outline" size="sm" onClick={() => setOpen(true)}>
          <PackagePlus aria-hidden size={16} />
          {t('changeStock')}
        </Button>
      )}
      {createPortal(
        <TitledDialog isOpen={isOpen} onClose={close} title={title}>
          <ChangeStockForm
            product={product}
            onDone={(countInStock) => {
              onChanged?.(countInStock)
              close()
            }}
            onCancel={close}
          />
        </TitledDialog>,
        // Outside the product's form, because forms can't be nested.
        document.body,
      )}
    </>
  )
}
