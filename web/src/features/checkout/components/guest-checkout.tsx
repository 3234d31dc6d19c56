import { chakra } from '@chakra-ui/react/styled-system'
import { rupeeChargesOf } from '@bartan/contract/checkout/charges'
import { Check } from 'lucide-react'
import { ButtonLink } from '#components/ui/link.tsx'
import { Card } from '#components/ui/card.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { paths } from '#lib/paths.ts'
import { t } from '../texts.ts'
import { CheckoutColumns } from './checkout-columns.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { Line } from '#components/commerce/line-item.tsx'

const REASONS = ['guestAddress', 'guestFollow', 'codHow'] as const

const WayIn = () => (
  <Card as="section">
    <Heading size="card" mb="2">
      {t('guestTitle')}
    </Heading>
    <chakra.p color="ink.soft">{t('guestHow')}</chakra.p>
    <chakra.div
      display="grid"
      gap="3"
      my="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
    >
      <ButtonLink variant="accent" size="lg" to={paths.login('checkout')}>
        {t('loginToOrder')}
      </ButtonLink>
      <ButtonLink variant="outline" size="lg" to={paths.register('checkout')}>
        {t('register')}
      </ButtonLink>
    </chakra.div>
    <chakra.ul display="grid" gap="2" fontSize="sm" color="ink.soft">
      {REASONS.map((reason) => (
        <chakra.li key={reason} display="flex" alignItems="center" gap="2" listStyleType="none">
          <chakra.span color="success" flexShrink="0">
            <Check aria-hidden size={18} />
          </chakra.span>
          {t(reason)}
        </chakra.li>
      ))}
    </chakra.ul>
  </Card>
)

/** The route is open to guests (spec §6): they see what they would order, but must log in to place it. */
export const GuestCheckout = ({ lines }: { lines: readonly Line[] }) => (
  <CheckoutColumns>
    <WayIn />
    <OrderSummary lines={lines} charges={rupeeChargesOf(lines)} />
  </CheckoutColumns>
)
