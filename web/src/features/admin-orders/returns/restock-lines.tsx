import { lineId, type LineKey, type LineUnits } from '@bartan/contract/cart/rules'
import type { WantedInstead } from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import { boughtFor } from '#components/commerce/returns/exchange-sums.ts'
import { unitsOf } from '#components/commerce/returns/units-of.ts'
import { Choice } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { ReturnedGoods } from './returned-goods.tsx'
import { useText } from './texts.ts'

type Line = LineUnits & { for?: WantedInstead | undefined }

type RestockLinesProps = {
  title: string
  lines: readonly Line[]
  bought: Order['orderItems']
  isDamaged: (line: LineKey) => boolean
  isFixed?: boolean
  onMark: (line: LineKey, restock: boolean) => void
}

type RestockChoiceProps = Omit<RestockLinesProps, 'title' | 'lines'> & { line: Line }

const RestockChoice = ({ line, bought, isDamaged, isFixed, onMark }: RestockChoiceProps) => {
  const t = useText()
  return (
    <li className={grid({ gap: '2', listStyleType: 'none' })}>
      <ReturnedGoods line={line} bought={bought} />
      <fieldset
        className={wrap({ gap: '2' })}
        disabled={isFixed}
        aria-label={t('whereToOf', { line: unitsOf(t.language, line, boughtFor(line, bought)) })}
      >
        {([true, false] as const).map((restock) => (
          <Choice
            key={String(restock)}
            aria-pressed={restock !== isDamaged(line)}
            onClick={() => onMark(line, restock)}
          >
            {t(restock ? 'restock' : 'asDamaged')}
          </Choice>
        ))}
      </fieldset>
    </li>
  )
}

/** Which of the lines that come back are marked as damaged. */
export const useDamaged = () => {
  const [damaged, setDamaged] = useState<ReadonlySet<string>>(new Set())
  return {
    isDamaged: (line: LineKey) => damaged.has(lineId(line)),
    mark: (line: LineKey, restock: boolean) => {
      const next = new Set(damaged)
      if (restock) next.delete(lineId(line))
      else next.add(lineId(line))
      setDamaged(next)
    },
  }
}

/** Chooses of each line whether it goes back to stock. */
export const RestockLines = ({ title, lines, ...choices }: RestockLinesProps) => (
  <>
    <p className={css({ fontSize: 'sm', fontWeight: 'semibold' })}>{title}</p>
    <ul className={grid({ gap: '3' })}>
      {lines.map((line) => (
        <RestockChoice key={lineId(line)} line={line} {...choices} />
      ))}
    </ul>
  </>
)
