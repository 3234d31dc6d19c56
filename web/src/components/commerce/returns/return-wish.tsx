import { rupees, sumRupees } from '@bartan/contract/shared/money'
import { Choice } from '#components/ui/elements.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { Difference, type SayPays } from './difference.tsx'
import { boughtFor, paidFor } from './exchange-sums.ts'
import { ExchangedLine } from './exchanged-line.tsx'
import { useText } from './returned-goods-texts.ts'
import { goodsName } from './units-of.ts'
import { WISHES, type ReturnFormState } from './use-return-form.ts'

const styles = {
  root: css({ display: 'grid', gap: '3', border: 'none', minW: '0' }),
  legend: css({ mb: '2', fontSize: 'sm', fontWeight: 'semibold' }),
  choices: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  lines: css({ display: 'grid', gap: '4' }),
}

type ReturnWishProps = { form: ReturnFormState; say: SayPays }

/** Refund, replacement, or another size: what it comes to is said before anything is sent. */
export const ReturnWish = ({ form, say }: ReturnWishProps) => {
  const t = useText()
  const language = useLanguage()
  const { wish, setWish, asked, bought, exchange, fault } = form
  const hasChoices = bought.some((line) => line.size !== '' || line.color !== '')
  const paid = sumRupees(asked.map((line) => paidFor(line, boughtFor(line, bought))))
  const price = { money: rupees(0), same: paid, other: exchange.price }[wish]
  const isSaid = asked.length > 0 && exchange.rows.every((row) => row.price !== undefined)
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
      {exchange.rows.length > 0 && (
        <ul className={styles.lines}>
          {exchange.rows.map((row) => (
            <ExchangedLine
              key={row.key}
              row={row}
              name={goodsName(language, row.line, row.bought)}
              none={t('choose')}
              error={fault?.at === 'instead' && !row.picked ? fault.message : undefined}
            />
          ))}
        </ul>
      )}
      {isSaid && <Difference paid={paid} price={price} say={say} />}
    </fieldset>
  )
}
