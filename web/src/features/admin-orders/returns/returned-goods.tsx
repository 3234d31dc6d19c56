import { isSameLine } from '@bartan/contract/cart/rules'
import type { Order, OrderReturn } from '@bartan/contract/orders/schema'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { boughtFor } from '#components/commerce/returns/exchange-sums.ts'
import { Goods } from '#components/commerce/returns/goods.tsx'
import { useText } from './texts.ts'

type ReturnedGoodsProps = { line: OrderReturn['lines'][number]; bought: Order['orderItems'] }

/** A line that comes back, with what the customer wants instead and how it came. */
export const ReturnedGoods = ({ line, bought }: ReturnedGoodsProps) => {
  const t = useText()
  const goods = boughtFor(line, bought)
  const { for: wanted, restock } = line
  const wish =
    wanted &&
    (isSameLine({ ...line, ...wanted }, line)
      ? t('wantsSame')
      : t('wantsInstead', { choice: choiceOf(t.language, wanted) }))
  const note = [wish, restock === false && t('damaged')].filter(Boolean).join(' · ')
  return goods && <Goods goods={goods} units={line.quantity} note={note} />
}
