import { deliveryTerms } from '@bartan/contract/pricing/delivery-terms'
import { Banknote, RotateCcw, Truck } from 'lucide-react'
import { Container } from '#components/ui/elements.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { useShop } from '#lib/shop-settings.ts'
import { useText } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { base: 'space-between', md: 'flex-start' },
    columnGap: { base: '2', md: '8' },
    rowGap: '1',
    fontSize: { base: '2xs', md: 'sm' },
    fontWeight: 'medium',
    color: 'ink.soft',
  }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    whiteSpace: 'nowrap',
    '& svg': { color: 'teal', flexShrink: '0' },
  }),
}

/** Short promises above the fold; the full ones are at the page's end. */
export const TrustRow = () => {
  const t = useText()
  const { shipping, returnDays } = useShop()
  const terms = deliveryTerms(shipping)
  const words = [
    {
      Icon: Truck,
      text:
        terms.kind === 'alwaysFree'
          ? t('freeShipping')
          : terms.kind === 'freeFrom'
            ? t('trustFree', { from: formatRupees(terms.freeFrom) })
            : t('trustDelivery', {
                fee: formatRupees(terms.kind === 'byPin' ? terms.from : terms.fee),
              }),
    },
    ...(returnDays > 0 ? [{ Icon: RotateCcw, text: t('trustReturn', { days: returnDays }) }] : []),
    { Icon: Banknote, text: t('trustCash') },
  ]
  return (
    <Container>
      <p className={styles.root}>
        {words.map(({ Icon, text }) => (
          <span className={styles.item} key={text}>
            <Icon aria-hidden size={16} />
            {text}
          </span>
        ))}
      </p>
    </Container>
  )
}
