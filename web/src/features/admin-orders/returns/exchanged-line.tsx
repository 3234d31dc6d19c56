import { isSameLine } from '@bartan/contract/cart/rules'
import type { ReactNode } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { choicesIn } from '#components/commerce/returns/exchange-sums.ts'
import { GoodsInstead } from '#components/commerce/returns/goods-instead.tsx'
import { Goods } from '#components/commerce/returns/goods.tsx'
import { useText } from '#components/commerce/returns/returned-goods-texts.ts'
import type { ExchangedRow } from '#components/commerce/returns/use-exchange.ts'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'

const styles = {
  price: css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
}

type ExchangedLineProps = {
  row: ExchangedRow
  name: string
  /** What stands for nothing of it. */
  none: string
  /** What stands for the same again. */
  same: string
  /** Goods other than this product's. */
  other: { label: string; isPicked: boolean; onPick: (isOther: boolean) => void }
  children: ReactNode
}

const OTHER = 'other'

/** What goes out for a line that comes back, both by picture and price. */
export const ExchangedLine = ({ row, name, none, same, other, children }: ExchangedLineProps) => {
  const t = useText()
  const { line, bought, paid, product, picked, costOf, pick } = row
  const choices = (product ? choicesIn(product) : []).map((wanted) => {
    const cost = product && costOf({ product, wanted })
    const words = [choiceOf(t.language, wanted) || same, cost !== undefined && formatRupees(cost)]
    return { wanted, words: words.filter(Boolean).join(' · ') }
  })
  const place = choices.findIndex(({ wanted }) => picked && isSameLine(wanted, picked.wanted))
  const choose = (option: string) => {
    other.onPick(option === OTHER)
    const wanted = choices[Number(option)]?.wanted
    pick(option !== '' && product && wanted ? { product, wanted } : undefined)
  }
  return (
    <li className={grid({ gap: '2', listStyleType: 'none' })}>
      {bought && (
        <Goods goods={bought} units={line.quantity}>
          <span className={styles.price}>{formatRupees(paid)}</span>
        </Goods>
      )}
      <OptionField
        label={t('insteadOf', { line: name })}
        value={other.isPicked ? OTHER : place === -1 ? '' : String(place)}
        options={[
          ['', none],
          ...choices.map(({ words }, index) => [String(index), words] as const),
          [OTHER, other.label] as const,
        ]}
        onPick={choose}
      />
      {children}
      <GoodsInstead row={row} />
    </li>
  )
}
