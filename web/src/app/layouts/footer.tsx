import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP, SHOP_TEL } from '@bartan/contract/shop-config'
import { Mail, MapPin, Phone } from 'lucide-react'
import { Container } from '../../components/container.tsx'
import { OutsideLink, TextLink } from '../../components/text-link.tsx'
import { paths } from '../../config/paths.ts'
import { NewsletterBox } from '../../features/newsletter/components/newsletter-box.tsx'
import { Logo } from './logo.tsx'
import { NAV_LINKS } from './nav-links.ts'
import { SocialIcon } from './social-icon.tsx'

const GROUPS = [
  { title: 'Shop', links: NAV_LINKS },
  {
    title: 'Help',
    links: [
      { label: 'Shipping', to: paths.shipping },
      { label: 'Returns', to: paths.returns },
      { label: 'Contact us', to: paths.contact },
      { label: 'My orders', to: paths.myOrders },
    ],
  },
  {
    title: 'About',
    links: [
      { label: 'Privacy', to: paths.privacy },
      { label: 'Terms', to: paths.terms },
    ],
  },
]

const GroupTitle = chakra('h2', {
  base: { fontSize: 'sm', fontFamily: 'body', fontWeight: 'semibold', color: 'saffron', mb: '2' },
})

const Row = chakra('li', { base: { display: 'flex', gap: '3', py: '1.5' } })

const Contact = () => (
  <chakra.div as="address" fontStyle="normal">
    <GroupTitle>Find us</GroupTitle>
    <chakra.ul>
      <Row>
        <MapPin aria-hidden size={18} style={{ flexShrink: 0, marginTop: 3 }} />
        <OutsideLink tone="plain" href={SHOP.mapUrl} target="_blank" rel="noreferrer">
          {SHOP.address.map((line) => (
            <chakra.span key={line} display="block">
              {line}
            </chakra.span>
          ))}
        </OutsideLink>
      </Row>
      <Row alignItems="center">
        <Phone aria-hidden size={18} />
        <OutsideLink tone="plain" href={SHOP_TEL}>
          {SHOP.phone}
        </OutsideLink>
      </Row>
      <Row alignItems="center">
        <Mail aria-hidden size={18} />
        <OutsideLink tone="plain" href={`mailto:${SHOP.email}`}>
          {SHOP.email}
        </OutsideLink>
      </Row>
      <Row alignItems="center">
        <SocialIcon size={18} />
        <OutsideLink tone="plain" href={SHOP.social.url} target="_blank" rel="noreferrer">
          {SHOP.social.name}
        </OutsideLink>
      </Row>
    </chakra.ul>
  </chakra.div>
)

const YEAR = new Date().getFullYear()

export const Footer = () => (
  <chakra.footer
    mt={{ base: '16', md: '24' }}
    bg="teal.night"
    color="white"
    // While a list grows above it, the list stays in place and the footer moves, not the other way round.
    overflowAnchor="none"
    css={{ '& :focus-visible': { outlineColor: 'white', boxShadow: 'none' } }}
  >
    <Container py={{ base: '12', md: '16' }}>
      <NewsletterBox />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: '1.6fr 1fr 1fr 1fr 1.6fr' }}
        columnGap="8"
        rowGap="10"
        pt={{ base: '10', md: '12' }}
      >
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} maxW="30ch">
          <Logo />
          <chakra.p mt="3" color="#c4d3d3">
            {SHOP.tagline}. Steel and plastic that last, from our shelves in Varanasi to your door.
          </chakra.p>
        </chakra.div>
        {GROUPS.map(({ title, links }) => (
          <chakra.nav key={title} aria-label={title}>
            <GroupTitle>{title}</GroupTitle>
            <chakra.ul>
              {links.map(({ label, to }) => (
                <Row key={label}>
                  <TextLink tone="plain" to={to}>
                    {label}
                  </TextLink>
                </Row>
              ))}
            </chakra.ul>
          </chakra.nav>
        ))}
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Contact />
        </chakra.div>
      </chakra.div>
      <chakra.p
        mt="12"
        pt="6"
        fontSize="sm"
        color="#a9bdbe"
        borderTopWidth="1px"
        borderColor="#21464c"
      >
        © {YEAR} {SHOP.name}. Cash on delivery all over India.
      </chakra.p>
    </Container>
  </chakra.footer>
)
