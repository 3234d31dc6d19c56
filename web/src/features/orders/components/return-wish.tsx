import { isSameLine } from '@bartan/contract/cart/rules'
import type { WantedInstead } from '@bartan/contract/orders/return-rules'
import type { OrderLine } from '@bartan/contract/orders/schema'
import { sumRupees } from '@bartan/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import {
  choicesIn,
  differenceOf,
  paidFor,
  priceOfWanted,
} from '#components/commerce/returns/exchange-sums.ts'
import { exchangeableQuery } from '#components/commerce/returns/exchangeable-query.ts'
import { Choice } from '#components/ui/elements.tsx'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { WISHES, type useReturnForm } from '../use-return-form.ts'

const styles = {
  root: css({ display: 'grid', gap: '3', border: 'none', minW: '0' }),
  legend: css({ mb: '2', fontSize: 'sm', fontWeight: 'semibold' }),
  choices: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  sum: css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
}

const keyOf = ({ size, color }: WantedInstead): string => JSON.stringify([size, color])

type InsteadProps = {
  line: OrderLine
  units: number
  picked: WantedInstead | undefined
  error: string | undefined
  onPick: (wanted: WantedInstead | undefined) => void
}

/** Another size or color of what comes back, with what it costs and how much more or less that is. */
const Instead = ({ line, units, picked, error, onPick }: InsteadProps) => {
  const t = useText()
  const language = useLanguage()
  const { data: product } = useQuery(exchangeableQuery(line.productId))
  const back = { ...line, quantity: units }
  const paid = paidFor(back, line)
  const options = product
    ? choicesIn(product)
        .filter((wanted) => !isSameLine(wanted, line))
        .map((wanted) => {
          const price = priceOfWanted(back, { paid, product, other: product, wanted })
          const { payer, sum } = differenceOf(paid, price)
          const difference = t(`pays.${payer}`, { sum: formatRupees(sum) })
          const words = [choiceOf(language, wanted), formatRupees(price), difference].join(' · ')
          return { wanted, key: keyOf(wanted), words }
        })
    : []
  return (
    <OptionField
      label={t('insteadOf', {
        line: [nameOf(language, line), choiceOf(language, line)].filter(Boolean).join(', '),
      })}
      error={error}
      value={picked ? keyOf(picked) : ''}
      options={[['', t('chooseReason')], ...options.map(({ key, words }) => [key, words] as const)]}
      onPick={(key) => {
        const wanted = options.find((one) => one.key === key)?.wanted
        onPick(wanted && { size: wanted.size, color: wanted.color })
      }}
    />
  )
}

/** Refund, replacement, or another size: what it comes to is said before anything is sent. */
export const ReturnWish = ({ form }: { form: ReturnType<typeof useReturnForm> }) => {
  const t = useText()
  const { wish, setWish, asked, fault } = form
  const hasChoices = form.lines.some(({ line }) => line.size !== '' || line.color !== '')
  const paid = sumRupees(
    asked.map(({ line, units }) => paidFor({ ...line, quantity: units }, line)),
  )
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{t('wish')}</legend>
      <div className={styles.choices}>
        {WISHES.filter((one) => one !== 'other' || hasChoices).map((one) => (
          <Choice key={one} aria-pressed={wish === one} onClick={() => setWish(one)}>
            {t(`wish.${one}`)}
          </Choice>
        ))}
      </div>
      {wish === 'other' &&
        asked.map(({ key, line, units }) => (
          <Instead
            key={key}
            line={line}
            units={units}
            picked={form.instead[key]}
            error={fault?.at === 'instead' && !form.instead[key] ? fault.message : undefined}
            onPick={(wanted) => form.setInstead(key, wanted)}
          />
        ))}
      {wish !== 'other' && asked.length > 0 && (
        <p className={styles.sum} aria-live="polite">
          {wish === 'money' ? t('refund', { sum: formatRupees(paid) }) : t('pays.nobody')}
        </p>
      )}
    </fieldset>
  )
}
