import { missingForFreeShipping } from '@bartan/contract/pricing/shipping'
import { NO_MONEY, toPaise, toRupees, type Rupees } from '@bartan/contract/shared/money'
import { Truck } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { useShipping } from '#lib/delivery-to.ts'
import { css, cx } from '#styled-system/css'
import { useText } from '../cart-contents-texts.ts'

const styles = {
  root: css({ p: '3', mb: '5', borderRadius: 'md' }),
  missing: css({ bg: 'saffron.tint' }),
  reached: css({ bg: 'success.tint' }),
  message: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
  }),
  reachedMessage: css({ color: 'success' }),
  track: css({ mt: '2', h: '1.5', bg: 'white', borderRadius: 'full', overflow: 'hidden' }),
  bar: css({
    h: 'full',
    borderRadius: 'full',
    transition: 'width {durations.slow}, background-color {durations.slow}',
  }),
  missingBar: css({ bg: 'saffron.deep' }),
  reachedBar: css({ bg: 'success' }),
}

type FreeShippingNudgeProps = {
  itemsPrice: Rupees
  /** Whether an offer makes delivery free. */
  isFree: boolean
}

/** The amount missing for free delivery, or that it is reached. The bar only repeats the text. */
export const FreeShippingNudge = ({ itemsPrice, isFree }: FreeShippingNudgeProps) => {
  const t = useText()
  const shipping = useShipping()
  const missing = isFree ? NO_MONEY : missingForFreeShipping(toPaise(itemsPrice), shipping)
  // Nothing to work toward where delivery is never free, or nobody can tell without a PIN code.
  if (missing === undefined || (shipping.byPin && !isFree)) return null
  const share = shipping.freeFrom ? 1 - toRupees(missing) / shipping.freeFrom : 1
  return (
    <div className={cx(styles.root, missing ? styles.missing : styles.reached)}>
      <p className={cx(styles.message, missing ? '' : styles.reachedMessage)}>
        <Truck aria-hidden size={18} />
        {missing ? t('moreForFree', { amount: formatRupees(toRupees(missing)) }) : t('freeReached')}
      </p>
      <div className={styles.track} aria-hidden>
        <div
          className={cx(styles.bar, missing ? styles.missingBar : styles.reachedBar)}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
