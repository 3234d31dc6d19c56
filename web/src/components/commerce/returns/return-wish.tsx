import { rupees, sumRupees } from '@bartan/contract/shared/money'
import { Presses } from '#components/ui/form/presses.tsx'
import { grid } from '#styled-system/patterns'
import { Difference, type SayPays } from './difference.tsx'
import { boughtFor, paidFor } from './exchange-sums.ts'
import { ExchangedLine } from './exchanged-line.tsx'
import { useText } from './returned-goods-texts.ts'
import { goodsName } from './units-of.ts'
import { WISHES, type ReturnFormState } from './use-return-form.ts'

type ReturnWishProps = { form: ReturnFormState; say: SayPays }

/** Refund, replacement, or another size: what it comes to is said before anything is sent. */
export const ReturnWish = ({ form, say }: ReturnWishProps) => {
  const t = useText()
  const { wish, setWish, asked, bought, exchange, fault } = form
  const hasChoices = bought.some((line) => line.size !== '' || line.color !== '')
  const paid = sumRupees(asked.map((line) => paidFor(line, boughtFor(line, bought))))
  const price = { money: rupees(0), same: paid, other: exchange.price }[wish]
  const isSaid = asked.length > 0 && exchange.rows.every((row) => row.price !== undefined)
  return (
    <div className={grid({ gap: '3' })}>
      <Presses
        size="sm"
        title={t('wish')}
        values={WISHES.filter((one) => one !== 'other' || hasChoices)}
        isPressed={(one) => wish === one}
        labelOf={(one) => t(`wish.${one}`)}
        onPress={setWish}
      />
      {exchange.rows.length > 0 && (
        <ul className={grid({ gap: '4' })}>
          {exchange.rows.map((row) => (
            <ExchangedLine
              key={row.key}
              // What comes back stands above.
              row={{ ...row, bought: undefined }}
              name={goodsName(t.language, row.line, row.bought)}
              none={t('choose')}
              error={fault?.at === 'instead' && !row.picked ? fault.message : undefined}
            />
          ))}
        </ul>
      )}
      {isSaid && <Difference paid={paid} price={price} say={say} />}
    </div>
  )
}
