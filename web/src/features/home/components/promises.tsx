import { chakra } from '@chakra-ui/react/styled-system'
import { RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import { Container } from '../../../components/container.tsx'
import { Heading } from '../../../components/heading.tsx'

/** Spec §1. */
const PROMISES = [
  {
    Icon: Truck,
    title: 'Free Shipping',
    text: 'On all orders over ₹299. Below that it is ₹50, wherever you live.',
  },
  {
    Icon: RotateCcw,
    title: '3 Days Return',
    text: 'On eligible products only: call us, and we fetch it from your door.',
  },
  {
    Icon: ShieldCheck,
    title: 'Secure Checkout',
    text: 'Nothing to pay online: cash on delivery, once it is in your hands.',
  },
]

export const Promises = () => (
  <Container as="section" aria-label="Our promises">
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      gap={{ base: '6', md: '8' }}
    >
      {PROMISES.map(({ Icon, title, text }) => (
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
            <chakra.p mt="1" maxW="34ch" color="ink.soft">
              {text}
            </chakra.p>
          </div>
        </chakra.li>
      ))}
    </chakra.ul>
  </Container>
)
