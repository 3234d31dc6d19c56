import { CloudOff, Phone } from 'lucide-react'
import type { Line } from '#components/commerce/line-item.tsx'
import { ButtonLink, Card, Heading, Note } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { shopTel, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { button } from '#styled-system/recipes'
import { useText } from '../texts.ts'
import { CheckoutColumns } from './checkout-columns.tsx'
import { GuestSummary } from './guest-checkout.tsx'

const styles = {
  heading: css({ mb: '2', textWrap: 'balance' }),
  icon: css({ display: 'block', mb: '4', color: 'teal' }),
}

/** In place of the checkout until the shop can be reached. */
export const OfflineCheckout = ({ lines }: { lines: readonly Line[] }) => {
  const t = useText()
  const shop = useShop()
  return (
    <CheckoutColumns>
      <Card as="section" data-offline-notice="">
        <CloudOff className={styles.icon} aria-hidden size={32} strokeWidth={1.5} />
        <Heading className={styles.heading} size="card">
          {t('offline')}
        </Heading>
        <Note>{t('offlineHow')}</Note>
        <div className={wrap({ gap: '3', mt: '5' })}>
          <ButtonLink to={paths.cart}>{t('toCart')}</ButtonLink>
          {shop.phone && (
            <a className={button({ variant: 'outline' })} href={shopTel(shop)}>
              <Phone aria-hidden size={18} />
              {shop.phone}
            </a>
          )}
        </div>
      </Card>
      {lines.length > 0 && <GuestSummary lines={lines} />}
    </CheckoutColumns>
  )
}
