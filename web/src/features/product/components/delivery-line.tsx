import type { Rupees } from '@bartan/contract/shared/money'
import { Truck } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { formatShortDay } from '#components/ui/format-date.ts'
import { useDeliveryPromise } from '#lib/delivery-to.ts'
import { css } from '#styled-system/css'
import { useText } from '../arrival-texts.ts'

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'teal.deep',
})

/** "Free delivery by Sun 29 Nov": fee and arrival of one unit. */
export const DeliveryLine = (variant: { price: Rupees; countInStock: number }) => {
  const t = useText()
  const { fee, arrivesAt } = useDeliveryPromise(variant) ?? {}
  if (!fee || arrivesAt === undefined) return null
  const day = formatShortDay(t.language, arrivesAt)
  const key = fee.most !== fee.least ? 'byPin' : fee.most > 0 ? 'byForFee' : 'byFree'
  return (
    <p className={style}>
      <Truck aria-hidden size={18} />
      {t(key, { day, fee: formatRupees(fee.least) })}
    </p>
  )
}
