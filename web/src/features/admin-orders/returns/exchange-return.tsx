import { SelectField } from '#components/ui/form/labeled-fields.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { WantedLines } from '../phone-order/wanted-lines.tsx'
import { wantedLine } from '../phone-order/phone-order-lines.ts'
import { ProductPicker } from '../phone-order/product-picker.tsx'
import { choicesIn, exchangeableQuery, exchangeAtOnceQuery } from './exchangeable.ts'
import { useText } from './texts.ts'
import type { OrderReturn } from '@bartan/contract/orders/schema'
import type { WantedLine } from '../phone-order/phone-order-lines.ts'
import type { Wanted } from './exchangeable.ts'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

const styles = {
  root: css({ display: 'grid', gap: '4', mt: '4', gridTemplateColumns: '1' }),
  lines: css({ display: 'grid', gap: '4', listStyleType: 'none' }),
  line: css({ display: 'grid', gap: '2' }),
  about: css({ fontSize: 'sm', color: 'ink.soft' }),
}

type Line = OrderReturn['lines'][number]

/** Options other than variants of the same product. */
const MONEY = 'money'
const OTHER = 'other'

type WantedForProps = {
  line: Line
  name: string
  /** Undefined means money back. */
  onChange: (wanted: Wanted | undefined) => void
}

/** Choice of what the customer gets for a line. */
const WantedFor = ({ line, name, onChange }: WantedForProps) => {
  const t = useText()
  const language = useLanguage()
  const { data: product } = useQuery(exchangeableQuery(line.productId))
  const [picked, setPicked] = useState(MONEY)
  const [other, setOther] = useState<WantedLine>()
  const field = useRef<HTMLInputElement>(null)
  const choices = product ? choicesIn(product) : []
  const pick = (value: string) => {
    setPicked(value)
    setOther(undefined)
    onChange(choices[Number(value)])
  }
  const choose = (wanted: WantedLine | undefined) => {
    setOther(wanted)
    onChange(wanted && { productId: wanted.product._id, size: wanted.size, color: wanted.color })
  }
  return (
    <li className={styles.line}>
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
    </li>
  )
}

type ExchangeReturnProps = {
  lines: readonly Line[]
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
  nameOf,
  isBusy,
  maySendNow,
  onExchange,
  onSendNow,
  onClose,
}: ExchangeReturnProps) => {
  const t = useText()
  const [wanted, setWanted] = useState<readonly (Wanted | undefined)[]>(lines.map(() => undefined))
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
            onChange={(chosen) => setWanted((before) => before.with(place, chosen))}
          />
        ))}
      </ul>
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
