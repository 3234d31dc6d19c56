import { SelectField } from '#components/ui/form/labeled-fields.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Goods } from '#components/commerce/returns/goods.tsx'
import { WantedLines } from '../phone-order/wanted-lines.tsx'
import { wantedLine } from '../phone-order/phone-order-lines.ts'
import { ProductPicker } from '../phone-order/product-picker.tsx'
import { exchangeableQuery } from '#components/commerce/returns/exchangeable-query.ts'
import { exchangeAtOnceQuery } from './exchange-at-once-query.ts'
import { useText } from './texts.ts'
import {
  boughtFor,
  choicesIn,
  differenceOf,
  paidFor,
  priceOfWanted,
} from '#components/commerce/returns/exchange-sums.ts'
import type { Order, OrderReturn } from '@bartan/contract/orders/schema'
import type { Product } from '@bartan/contract/products/schema'
import { sumRupees } from '@bartan/contract/shared/money'
import type { Rupees } from '@bartan/contract/shared/money'
import type { WantedLine } from '../phone-order/phone-order-lines.ts'
import type { Wanted } from '#components/commerce/returns/exchange-sums.ts'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

const styles = {
  root: css({ display: 'grid', gap: '4', mt: '4', gridTemplateColumns: '1' }),
  lines: css({ display: 'grid', gap: '4', listStyleType: 'none' }),
  line: css({ display: 'grid', gap: '2' }),
  about: css({ fontSize: 'sm', color: 'ink.soft' }),
  sum: css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
  difference: css({ fontWeight: 'semibold' }),
}

type Line = OrderReturn['lines'][number]
type Bought = Order['orderItems'][number]

/** What goes out for a line, and what it costs. */
type Chosen = Wanted & { price: Rupees }

/** Options other than variants of the same product. */
const MONEY = 'money'
const OTHER = 'other'

type WantedForProps = {
  line: Line
  name: string
  bought: Bought | undefined
  /** Undefined means money back. */
  onChange: (chosen: Chosen | undefined) => void
}

/** Choice of what the customer gets for a line. */
const WantedFor = ({ line, name, bought, onChange }: WantedForProps) => {
  const t = useText()
  const language = useLanguage()
  const { data: product } = useQuery(exchangeableQuery(line.productId))
  const [picked, setPicked] = useState(MONEY)
  const [other, setOther] = useState<WantedLine>()
  const [chosen, setChosen] = useState<Chosen>()
  const paid = paidFor(line, bought)
  const field = useRef<HTMLInputElement>(null)
  const choices = product ? choicesIn(product) : []
  const want = (wanted: Wanted | undefined, from: Product | undefined) => {
    const known = wanted && product && from && { paid, product, other: from, wanted }
    const next = known && { ...wanted, price: priceOfWanted(line, known) }
    setChosen(next)
    onChange(next)
  }
  const pick = (value: string) => {
    setPicked(value)
    setOther(undefined)
    want(choices[Number(value)], product)
  }
  const choose = (wanted: WantedLine | undefined) => {
    setOther(wanted)
    want(
      wanted && { productId: wanted.product._id, size: wanted.size, color: wanted.color },
      wanted?.product,
    )
  }
  const goingOut = other?.product ?? product
  return (
    <li className={styles.line}>
      {bought && (
        <Goods goods={bought}>
          <span className={styles.sum}>{formatRupees(paid)}</span>
        </Goods>
      )}
      <SelectField
        label={t('swap.for', { line: name })}
        value={picked}
        onChange={({ target }) => pick(target.value)}
      >
        <option value={MONEY}>{t('swap.money')}</option>
        {choices.map((choice, index) => (
          <option key={`${choice.size} ${choice.color}`} value={index}>
            {choiceOf(language, choice) || t('swap.same')}
          </option>
        ))}
        <option value={OTHER}>{t('swap.other')}</option>
      </SelectField>
      {picked === OTHER &&
        (other ? (
          <WantedLines
            lines={[other]}
            onChange={([changed]) => choose(changed && { ...changed, quantity: line.quantity })}
          />
        ) : (
          <ProductPicker
            field={field}
            error={undefined}
            onPick={(found) => choose({ ...wantedLine(found), quantity: line.quantity })}
          />
        ))}
      {chosen && goingOut && (
        <Goods goods={{ ...goingOut, ...chosen, image: goingOut.images[0]?.url }}>
          <span className={styles.sum}>{formatRupees(chosen.price)}</span>
        </Goods>
      )}
    </li>
  )
}

/** Who pays whom, before anything is decided. */
const Difference = ({ paid, price }: { paid: Rupees; price: Rupees }) => {
  const t = useText()
  const { payer, sum } = differenceOf(paid, price)
  return (
    <p className={styles.difference} aria-live="polite">
      {t(`swap.pays.${payer}`, { sum: formatRupees(sum) })}
    </p>
  )
}

type ExchangeReturnProps = {
  lines: readonly Line[]
  bought: readonly Bought[]
  nameOf: (line: Line) => string
  isBusy: boolean
  maySendNow: boolean
  /** In the order of the lines; undefined means money back. */
  onExchange: (wanted: readonly (Wanted | undefined)[]) => void
  /** Sends the exchange before the goods arrive. */
  onSendNow: (wanted: readonly (Wanted | undefined)[]) => void
  onClose: () => void
}

const ExchangeReturn = ({
  lines,
  bought,
  nameOf,
  isBusy,
  maySendNow,
  onExchange,
  onSendNow,
  onClose,
}: ExchangeReturnProps) => {
  const t = useText()
  const [chosen, setChosen] = useState<readonly (Chosen | undefined)[]>(lines.map(() => undefined))
  const wanted = chosen.map((one) => {
    if (!one) return undefined
    const { price: _price, ...rest } = one
    return rest
  })
  const paid = sumRupees(lines.map((line) => paidFor(line, boughtFor(line, bought))))
  const price = sumRupees(chosen.flatMap((one) => one?.price ?? []))
  const [isMissing, setMissing] = useState(false)
  const isNothing = wanted.every((one) => one === undefined)
  const answer = (send: ExchangeReturnProps['onExchange']) =>
    isNothing ? setMissing(true) : send(wanted)
  return (
    <div className={styles.root}>
      <p className={styles.about}>{t('swap.about')}</p>
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          <WantedFor
            key={`${line.productId} ${line.size} ${line.color}`}
            line={line}
            name={nameOf(line)}
            bought={boughtFor(line, bought)}
            onChange={(one) => setChosen((before) => before.with(place, one))}
          />
        ))}
      </ul>
      {!isNothing && <Difference paid={paid} price={price} />}
      {maySendNow && <p className={styles.about}>{t('swap.nowAbout')}</p>}
      {isMissing && isNothing && <FormAlert>{t('swap.nothing')}</FormAlert>}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {t('back')}
        </Button>
        {maySendNow && (
          <Button variant="outline" disabled={isBusy} onClick={() => answer(onSendNow)}>
            {t('swap.now')}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => answer(onExchange)}>
          {t('swap.save')}
        </Button>
      </DialogActions>
    </div>
  )
}

type ExchangeDialogProps = Omit<ExchangeReturnProps, 'maySendNow'> & { isOpen: boolean }

/**
 * Exchange for the same product, another size or color, or another product; over the page, because the order's other
 * sections are below.
 */
export const ExchangeDialog = ({ isOpen, ...exchange }: ExchangeDialogProps) => {
  const t = useText()
  // Known before the dialog opens, so that its buttons stay in place.
  const { data: maySendNow = false } = useQuery(exchangeAtOnceQuery())
  return (
    <TitledDialog
      look="sheet"
      isOpen={isOpen}
      onClose={exchange.onClose}
      title={t('exchange')}
      size="small"
    >
      <ExchangeReturn {...exchange} maySendNow={maySendNow} />
    </TitledDialog>
  )
}
