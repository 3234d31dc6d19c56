import { shippingPaise } from '@bartan/contract/pricing/shipping'
import { toPaise, toRupees } from '@bartan/contract/shared/money'
import { Truck } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { formatShortDay } from '#components/ui/format-date.ts'
import { useLanguage } from '#i18n/language.ts'
import { useDeliveryPromise } from '#lib/delivery-to.ts'
import { useText } from '../arrival-texts.ts'
import { css } from '#styled-system/css'
import type { Rupees } from '@bartan/contract/shared/money'

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'teal.deep',
})

/** "Free delivery by Sun 29 Nov": fee and arrival of one unit. */
export const DeliveryLine = ({ price }: { price: Rupees }) => {
  const t = useText()
  const language = useLanguage()
  const { arrivesAt, shipping } = useDeliveryPromise()
  if (!arrivesAt) return null
  const day = formatShortDay(language, arrivesAt)
  const fee = toRupees(shippingPaise(toPaise(price), shipping))
  const { byPin } = shipping
  const key = byPin ? 'byPin' : fee > 0 ? 'byForFee' : 'byFree'
  return (
    <p className={style}>
      <Truck aria-hidden size={18} />
      {t(key, { day, fee: formatRupees(byPin?.from ?? fee) })}
    </p>
  )
}
