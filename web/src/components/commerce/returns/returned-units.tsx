import type { OrderLine } from '@bartan/contract/orders/schema'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { useLanguage } from '#i18n/language.ts'
import { Goods } from './goods.tsx'

type ReturnedUnitsProps = {
  line: OrderLine
  /** How many can come back. */
  left: number
  units: number
  onChange: (units: number) => void
}

/** How many units of an order's line come back. */
export const ReturnedUnits = ({ line, left, units, onChange }: ReturnedUnitsProps) => {
  const language = useLanguage()
  return (
    <Goods goods={line}>
      <QuantityStepper
        of={[nameOf(language, line), choiceOf(language, line)].filter(Boolean).join(', ')}
        min={0}
        max={left}
        quantity={units}
        onChange={onChange}
      />
    </Goods>
  )
}
