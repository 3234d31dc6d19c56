import { toPaise, toRupees } from '@bartan/contract/shared/money'
import { FREE_SHIPPING_FROM, missingForFreeShipping } from '@bartan/contract/checkout/shipping'
import { Truck } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { t } from '../texts.ts'
import { css, cx } from '#styled-system/css'

const styles = {
  root: css({ p: '3', mb: '5', borderRadius: 'md' }),
  root2: css({ bg: 'saffron.tint' }),
  root3: css({ bg: 'success.tint' }),
  text: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
  }),
  text2: css({ color: 'success' }),
  box: css({ mt: '2', h: '1.5', bg: 'white', borderRadius: 'full', overflow: 'hidden' }),
  box2: css({
    h: 'full',
    borderRadius: 'full',
    transition: 'width {durations.slow}, background-color {durations.slow}',
  }),
  box3: css({ bg: 'saffron.deep' }),
  box4: css({ bg: 'success' }),
}

/** How much is missing for free shipping, or that it is reached. The bar only repeats the text. */
export const FreeShippingNudge = ({ itemsPrice }: { itemsPrice: number }) => {
  const missing = missingForFreeShipping(toPaise(itemsPrice))
  const share = 1 - missing / FREE_SHIPPING_FROM
  return (
    <div className={cx(styles.root, missing ? styles.root2 : styles.root3)}>
      <p className={cx(styles.text, missing ? '' : styles.text2)}>
        <Truck aria-hidden size={18} />
        {missing ? t('moreForFree', { amount: formatRupees(toRupees(missing)) }) : t('freeReached')}
      </p>
      <div className={styles.box} aria-hidden>
        <div
          className={cx(styles.box2, missing ? styles.box3 : styles.box4)}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
