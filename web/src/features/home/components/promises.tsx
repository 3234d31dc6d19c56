import { deliveryTerms } from '@bartan/contract/pricing/delivery-terms'
import type { Language } from '@bartan/contract/shop/languages'
import { RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Container, Heading } from '#components/ui/elements.tsx'
import { useShop, type Shop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText, textIn } from '../texts.ts'

const styles = {
  list: css({
    display: 'grid',
    // One column per promise, because some shops take no returns.
    gridAutoFlow: { md: 'column' },
    gridAutoColumns: { md: '1fr' },
    gap: { base: '6', md: '8' },
    py: { base: '8', md: '12' },
    borderYWidth: '1px',
  }),
  item: css({
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { md: 'center' },
    gap: '4',
    textAlign: { md: 'center' },
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '14',
    color: 'teal',
    bg: 'teal.tint',
    borderRadius: 'full',
  }),
  about: css({ mt: '1', maxW: '34ch', color: 'ink.soft', textWrap: { md: 'balance' } }),
}

const deliveryPromise = (language: Language, { shipping }: Shop) => {
  const terms = deliveryTerms(shipping)
  const isFree = terms.kind === 'alwaysFree' || terms.kind === 'freeFrom'
  const title = textIn(language, isFree ? 'freeShipping' : 'delivery')
  if (terms.kind === 'alwaysFree') return { title, text: textIn(language, 'alwaysFree') }
  if (terms.kind !== 'freeFrom') {
    const fee = formatRupees(terms.kind === 'byPin' ? terms.from : terms.fee)
    return { title, text: textIn(language, terms.kind, { fee }) }
  }
  const [from, fee] = [formatRupees(terms.freeFrom), formatRupees(terms.fee)]
  return { title, text: textIn(language, 'freeShippingText', { from, fee }) }
}

/** Spec §1. */
const promises = (language: Language, shop: Shop) => [
  { Icon: Truck, ...deliveryPromise(language, shop) },
  ...(shop.returnDays > 0
    ? [
        {
          Icon: RotateCcw,
          title: textIn(language, 'returns', { days: shop.returnDays }),
          text: textIn(language, 'returnsText'),
        },
      ]
    : []),
  {
    Icon: ShieldCheck,
    title: textIn(language, 'secureCheckout'),
    text: textIn(language, 'secureCheckoutText'),
  },
]

export const Promises = () => {
  const t = useText()
  const shop = useShop()
  return (
    <Container as="section" aria-label={t('promises')}>
      <ul className={styles.list}>
        {promises(t.language, shop).map(({ Icon, title, text }) => (
          <li className={styles.item} key={title}>
            <span className={styles.icon} aria-hidden>
              <Icon size={26} strokeWidth={1.75} />
            </span>
            <div>
              <Heading as="h3" size="small">
                {title}
              </Heading>
              <p className={styles.about}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  )
}
