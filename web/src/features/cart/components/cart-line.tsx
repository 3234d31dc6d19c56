import { limitsOf } from '@bartan/contract/cart/order-limits'
import type { CartLine as Line } from '@bartan/contract/cart/schema'
import { orderLimitReason } from '@bartan/contract/checkout/order-limit-reason'
import { Trash2 } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { LineItem } from '#components/commerce/line-item.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { SaleEnd } from '#components/commerce/sale-end.tsx'
import { Badge, IconButton, Note } from '#components/ui/elements.tsx'
import { translateReason } from '#i18n/translate.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { useChangeCart } from '../api/change-cart.ts'
import { keyOf } from '../cart-change.ts'
import { useText } from '../cart-contents-texts.ts'

const styles = {
  controls: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mt: '2',
  }),
  priceChange: css({ mt: '2', fontSize: 'sm' }),
  dearer: css({ color: 'warning' }),
  cheaper: css({ color: 'success' }),
  limit: css({ mt: '2', fontSize: 'sm', color: 'warning' }),
}

/** One press lowers an excessive quantity to the available one, but not below one. */
const lowered = (quantity: number, max: number): number => Math.max(1, Math.min(quantity, max))

/** A cart line with controls for quantity and removal. */
export const CartLine = ({ line, allowed }: { line: Line; allowed: number }) => {
  const t = useText()
  const shop = useShop()
  const { mutate: change } = useChangeCart()
  const max = Math.min(line.countInStock, allowed)
  const isShort = line.available && line.quantity >= line.countInStock
  return (
    <LineItem line={line} isFaded={!line.available}>
      <div className={styles.controls}>
        {line.available ? (
          <QuantityStepper
            quantity={line.quantity}
            of={nameOf(t.language, line)}
            max={Math.max(max, line.quantity)}
            onChange={(quantity) =>
              change({ kind: 'quantity', key: keyOf(line), quantity: lowered(quantity, max) })
            }
          />
        ) : (
          <Badge tone="warning">{t('unavailable')}</Badge>
        )}
        <IconButton
          className={css({ color: 'ink.soft' })}
          aria-label={t('remove', { name: nameOf(t.language, line) })}
          onClick={({ currentTarget }) => {
            // The button disappears with its line, but the focus must stay in the drawer.
            currentTarget.closest('dialog')?.querySelector('button')?.focus()
            change({ kind: 'remove', key: keyOf(line) })
          }}
        >
          <Trash2 aria-hidden size={20} />
        </IconButton>
      </div>
      {line.available && <SaleEnd at={line.saleEndsAt} />}
      {line.available && line.priceWas !== undefined && (
        <p
          className={cx(
            styles.priceChange,
            line.price > line.priceWas ? styles.dearer : styles.cheaper,
          )}
        >
          {t('priceChanged', { was: formatRupees(line.priceWas), now: formatRupees(line.price) })}
        </p>
      )}
      {isShort && <p className={styles.limit}>{t('onlyInStock', { count: line.countInStock })}</p>}
      {line.available && !isShort && line.quantity >= allowed && (
        <p className={styles.limit}>
          {translateReason(t.language, orderLimitReason('quantity', limitsOf(shop.limits)))}
        </p>
      )}
      {!line.available && <Note className={css({ mt: '2' })}>{t('unavailableText')}</Note>}
    </LineItem>
  )
}
