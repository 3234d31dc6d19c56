import { usualCharges } from '@bartan/contract/delivery/usual-charges'
import { Check } from 'lucide-react'
import type { Line } from '#components/commerce/line-item.tsx'
import { ButtonLink, Card, Heading } from '#components/ui/elements.tsx'
import { chargesOfQuote, useQuote } from '#lib/api/use-quote.ts'
import { useStoredDelivery } from '#lib/delivery-to.ts'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { CheckoutColumns } from './checkout-columns.tsx'
import { OrderSummary } from './order-summary.tsx'

const styles = {
  actions: grid({ gap: '3', my: '5', gridTemplateColumns: { base: '1', sm: '2' } }),
  reason: css({ display: 'flex', alignItems: 'center', gap: '2', listStyleType: 'none' }),
}

const REASONS = ['guestAddress', 'guestFollow', 'codHow'] as const

const WayIn = () => {
  const t = useText()
  return (
    <Card as="section">
      <Heading className={css({ mb: '2' })} size="card">
        {t('guestTitle')}
      </Heading>
      <p className={css({ color: 'ink.soft' })}>{t('guestHow')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="accent" size="lg" to={paths.login('checkout')}>
          {t('loginToOrder')}
        </ButtonLink>
        <ButtonLink variant="outline" size="lg" to={paths.register('checkout')}>
          {t('register')}
        </ButtonLink>
      </div>
      <ul className={grid({ gap: '2', fontSize: 'sm', color: 'ink.soft' })}>
        {REASONS.map((reason) => (
          <li className={styles.reason} key={reason}>
            <span className={css({ color: 'success', flexShrink: '0' })}>
              <Check aria-hidden size={18} />
            </span>
            {t(reason)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Totals of a guest's lines. */
export const GuestSummary = ({ lines }: { lines: readonly Line[] }) => {
  const shop = useShop()
  const place = useStoredDelivery()
  const quote = useQuote(lines)
  const charges = quote ? chargesOfQuote(quote) : usualCharges(lines, shop, place)
  return <OrderSummary lines={lines} charges={charges} />
}

/** Checkout for guests, to whom the route is open (spec §6): shows the order, but requires a login to place it. */
export const GuestCheckout = ({ lines }: { lines: readonly Line[] }) => (
  <CheckoutColumns>
    <WayIn />
    <GuestSummary lines={lines} />
  </CheckoutColumns>
)
