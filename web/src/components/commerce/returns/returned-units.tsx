import type { OrderLine } from '@bartan/contract/orders/schema'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { css } from '#styled-system/css'
import { Goods } from './goods.tsx'
import { useText } from './returned-goods-texts.ts'
import { goodsName } from './units-of.ts'

type ReturnedUnitsProps = {
  line: OrderLine
  /** How many can come back. */
  left: number
  units: number
  onChange: (units: number) => void
}

/** How many units of an order's line come back, or why none can. */
export const ReturnedUnits = ({ line, left, units, onChange }: ReturnedUnitsProps) => {
  const t = useText()
  return (
    <Goods goods={line}>
      {left > 0 ? (
        <QuantityStepper
          of={goodsName(t.language, line, line)}
          min={0}
          max={left}
          quantity={units}
          onChange={onChange}
        />
      ) : (
        <span className={css({ fontSize: 'sm', color: 'ink.soft' })}>
          {t(line.returnable === false ? 'notReturnable' : 'returned')}
        </span>
      )}
    </Goods>
  )
}
