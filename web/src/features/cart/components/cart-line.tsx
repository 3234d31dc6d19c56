import { chakra } from '@chakra-ui/react/styled-system'
import { orderLimitReason } from '@bartan/contract/checkout/order-limit-reason'
import { Trash2 } from 'lucide-react'
import { Badge } from '#components/ui/badge.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { IconButton } from '#components/ui/button.tsx'
import { LineItem } from '#components/commerce/line-item.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { translateReason } from '#i18n/translate.ts'
import { useChangeCart } from '../api/change-cart.ts'
import { keyOf } from '../cart-change.ts'
import { t } from '../texts.ts'
import type { CartLine as Line } from '@bartan/contract/cart/schema'

/** One press leads from far too many to what can be had; at least one is left. */
const lowered = (quantity: number, max: number): number => Math.max(1, Math.min(quantity, max))

/** A line of the cart, with controls to change its quantity and to remove it. */
export const CartLine = ({ line, allowed }: { line: Line; allowed: number }) => {
  const { mutate: change } = useChangeCart()
  const max = Math.min(line.countInStock, allowed)
  const isShort = line.available && line.quantity >= line.countInStock
  return (
    <LineItem line={line} isFaded={!line.available}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mt="2">
        {line.available ? (
          <QuantityStepper
            quantity={line.quantity}
            of={nameOf(line)}
            max={Math.max(max, line.quantity)}
            onChange={(quantity) =>
              change({ kind: 'quantity', key: keyOf(line), quantity: lowered(quantity, max) })
            }
          />
        ) : (
          <Badge tone="warning">{t('unavailable')}</Badge>
        )}
        <IconButton
          aria-label={t('remove', { name: nameOf(line) })}
          color="ink.soft"
          onClick={({ currentTarget }) => {
            // The button goes with its line; the focus must not leave the drawer.
            currentTarget.closest('dialog')?.querySelector('button')?.focus()
            change({ kind: 'remove', key: keyOf(line) })
          }}
        >
          <Trash2 aria-hidden size={20} />
        </IconButton>
      </chakra.div>
      {line.available && line.priceWas !== undefined && (
        <chakra.p mt="2" fontSize="sm" color={line.price > line.priceWas ? 'warning' : 'success'}>
          {t('priceChanged', {
            was: formatRupees(line.priceWas),
            now: formatRupees(line.price),
          })}
        </chakra.p>
      )}
      {isShort && (
        <chakra.p mt="2" fontSize="sm" color="warning">
          {t('onlyInStock', { count: line.countInStock })}
        </chakra.p>
      )}
      {line.available && !isShort && line.quantity >= allowed && (
        <chakra.p mt="2" fontSize="sm" color="warning">
          {translateReason(orderLimitReason('quantity'))}
        </chakra.p>
      )}
      {!line.available && (
        <chakra.p mt="2" fontSize="sm" color="ink.soft">
          {t('unavailableText')}
        </chakra.p>
      )}
    </LineItem>
  )
}
