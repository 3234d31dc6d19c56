import { chakra } from '@chakra-ui/react/styled-system'
import { toRupees } from '@bartan/contract/shared/money'
import { FREE_SHIPPING_FROM, SHIPPING_FEE } from '@bartan/contract/checkout/shipping'
import { RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import { Container } from '#components/ui/container.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Heading } from '#components/ui/heading.tsx'
import { t } from '../texts.ts'

/** Spec §1. */
const promises = () => [
  {
    Icon: Truck,
    title: t('freeShipping'),
    text: t('freeShippingText', {
      from: formatRupees(toRupees(FREE_SHIPPING_FROM)),
      fee: formatRupees(toRupees(SHIPPING_FEE)),
    }),
  },
  { Icon: RotateCcw, title: t('returns'), text: t('returnsText') },
  { Icon: ShieldCheck, title: t('secureCheckout'), text: t('secureCheckoutText') },
]

export const Promises = () => (
  <Container as="section" aria-label={t('promises')}>
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      gap={{ base: '6', md: '8' }}
      py={{ base: '8', md: '12' }}
      borderYWidth="1px"
    >
      {promises().map(({ Icon, title, text }) => (
        <chakra.li
          key={title}
          display="flex"
          flexDirection={{ base: 'row', md: 'column' }}
          alignItems={{ md: 'center' }}
          gap="4"
          textAlign={{ md: 'center' }}
        >
          <chakra.span
            aria-hidden
            display="grid"
            placeItems="center"
            flexShrink="0"
            boxSize="14"
            color="teal"
            bg="teal.tint"
            borderRadius="full"
          >
            <Icon size={26} strokeWidth={1.75} />
          </chakra.span>
          <div>
            <Heading as="h3" size="small">
              {title}
            </Heading>
            <chakra.p mt="1" maxW="34ch" color="ink.soft" textWrap={{ md: 'balance' }}>
              {text}
            </chakra.p>
          </div>
        </chakra.li>
      ))}
    </chakra.ul>
  </Container>
)
