import { deliveryTerms } from '@bartan/contract/pricing/delivery-terms'
import { Banknote, RotateCcw, Truck } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { PinCheckOnDemand } from './on-demand.tsx'

const styles = {
  root: grid({ gap: '3', p: '4', bg: 'teal.mist', borderRadius: 'md' }),
  fact: css({
    display: 'flex',
    gap: '3',
    fontSize: 'sm',
    textWrap: 'pretty',
    '& svg': { flexShrink: '0', mt: '1px', color: 'teal' },
  }),
}

type DeliveryFactsProps = { isInStock: boolean; isReturnable: boolean }

/** Delivery, returns and payment beside the purchase. Nothing that is sold out promises a day. */
export const DeliveryFacts = ({ isInStock, isReturnable }: DeliveryFactsProps) => {
  const t = useText()
  const shop = useShop()
  const terms = deliveryTerms(shop.shipping)
  return (
    <ul className={styles.root}>
      {isInStock && (
        <>
          <li className={styles.fact}>
            <Truck aria-hidden size={20} />
            <span>
              {t(terms.kind, {
                free: terms.kind === 'freeFrom' ? formatRupees(terms.freeFrom) : '',
                fee: formatRupees(terms.kind === 'byPin' ? terms.from : shop.shipping.fee),
              })}{' '}
              <TextLink to={paths.shipping}>{t('aboutShipping')}</TextLink>
            </span>
          </li>
          <PinCheckOnDemand />
        </>
      )}
      <li className={styles.fact}>
        <RotateCcw aria-hidden size={20} />
        <span>
          {isReturnable && shop.returnDays > 0
            ? t('returnable', { days: shop.returnDays })
            : t('notReturnable')}{' '}
          <TextLink to={paths.returns}>{t('aboutReturns')}</TextLink>
        </span>
      </li>
      <li className={styles.fact}>
        <Banknote aria-hidden size={20} />
        <span>{t('cash')}</span>
      </li>
    </ul>
  )
}
