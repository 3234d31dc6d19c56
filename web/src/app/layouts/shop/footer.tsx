import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP, SHOP_TEL } from '@bartan/contract/shop/shop-config'
import { Mail, MapPin, Phone } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Container } from '#components/ui/container.tsx'
import { OutsideLink, TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { NewsletterBox } from '#features/newsletter/components/newsletter-box.tsx'
import { t } from '#app/layouts/texts.ts'
import { LanguageLink } from '#app/layouts/language-link.tsx'
import { Logo } from '#app/layouts/logo.tsx'
import { navLinks } from './nav-links.ts'
import { SocialIcon } from './social-icon.tsx'

type Group = { title: string; links: readonly { label: string; to: string }[]; isLine?: boolean }

/** The short lists are in one line where the footer has two columns, instead of leaving a gap beside them. */
const groups = (): Group[] => [
  { title: t('shop'), links: navLinks() },
  {
    title: t('help'),
    links: [
      { label: t('shipping'), to: paths.shipping },
      { label: t('returns'), to: paths.returns },
      { label: t('contact'), to: paths.contact },
      { label: t('yourOrders'), to: paths.myOrders },
    ],
  },
  {
    title: t('about'),
    isLine: true,
    links: [
      { label: t('privacy'), to: paths.privacy },
      { label: t('terms'), to: paths.terms },
    ],
  },
]

const GroupTitle = chakra('h2', {
  base: { fontSize: 'sm', fontFamily: 'body', fontWeight: 'semibold', color: 'saffron', mb: '1' },
})

/** Lines far enough apart for a thumb. */
const Row = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    minH: { base: 'tap', md: 'tap.sm' },
    '& a': { py: '10px', my: '-10px' },
  },
})

const Contact = () => (
  <chakra.div as="address" fontStyle="normal">
    <GroupTitle>{t('findUs')}</GroupTitle>
    <chakra.ul>
      <Row alignItems="flex-start" py="1.5">
        <MapPin aria-hidden size={18} style={{ flexShrink: 0, marginTop: 3 }} />
        <OutsideLink tone="plain" href={SHOP.mapUrl} target="_blank" rel="noreferrer">
          {SHOP.address.map((line) => (
            <chakra.span key={line} display="block">
              {translateValue(line)}
            </chakra.span>
          ))}
        </OutsideLink>
      </Row>
      <Row>
        <Phone aria-hidden size={18} />
        <OutsideLink tone="plain" href={SHOP_TEL} whiteSpace="nowrap">
          {SHOP.phone}
        </OutsideLink>
      </Row>
      <Row>
        <Mail aria-hidden size={18} />
        <OutsideLink tone="plain" href={`mailto:${SHOP.email}`}>
          {SHOP.email}
        </OutsideLink>
      </Row>
      <Row>
        <SocialIcon size={18} />
        <OutsideLink tone="plain" href={SHOP.social.url} target="_blank" rel="noreferrer">
          {SHOP.social.name}
        </OutsideLink>
      </Row>
    </chakra.ul>
  </chakra.div>
)

const Groups = () =>
  groups().map(({ title, links, isLine }) => (
    <chakra.nav
      key={title}
      aria-label={title}
      gridColumn={isLine ? { base: '1 / -1', md: 'auto' } : undefined}
    >
      <GroupTitle>{title}</GroupTitle>
      <chakra.ul display={isLine ? { base: 'flex', md: 'block' } : undefined} columnGap="6">
        {links.map(({ label, to }) => (
          <Row key={to}>
            <TextLink tone="plain" to={to} minW="6">
              {label}
            </TextLink>
          </Row>
        ))}
      </chakra.ul>
    </chakra.nav>
  ))

/** A page that is a form asks for nothing else, least of all for another email address. */
const FORMS = new Set<string>([paths.login(), paths.register(), paths.checkout])

const Newsletter = () => {
  const { pathname } = useLocation()
  return (
    !FORMS.has(pathname) && (
      <chakra.div mb={{ base: '10', md: '12' }}>
        <NewsletterBox />
      </chakra.div>
    )
  )
}

export const Footer = () => (
  <chakra.footer
    mt={{ base: '16', md: '24' }}
    bg="teal.night"
    color="white"
    // While a list above it grows, the list stays in place and the footer moves, not the other way round.
    overflowAnchor="none"
    css={{ '& :focus-visible': { outlineColor: 'white', boxShadow: 'none' } }}
  >
    <Container py={{ base: '10', md: '16' }}>
      <Newsletter />
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: '1fr 1fr',
          md: 'repeat(4, 1fr)',
          xl: '1.6fr 1fr 1fr 1fr 1.6fr',
        }}
        columnGap="8"
        rowGap="10"
      >
        <chakra.div
          gridColumn={{ base: '1 / -1', md: 'span 3', xl: 'auto' }}
          maxW={{ base: '36ch', xl: '30ch' }}
        >
          <Logo />
          <chakra.p mt="3" color="night.soft">
            {t('story', { tagline: translateValue(SHOP.tagline) })}
          </chakra.p>
        </chakra.div>
        <Groups />
        <chakra.div
          gridColumn={{ base: '1 / -1', md: '4', xl: '5' }}
          gridRow={{ md: '1 / span 2', xl: '1' }}
        >
          <Contact />
        </chakra.div>
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="8"
        rowGap="2"
        mt="12"
        pt="6"
        fontSize="sm"
        color="night.faint"
        borderTopWidth="1px"
        borderColor="night.line"
      >
        <p>
          © {SHOP.name}. {t('cashOnDelivery')}
        </p>
        <LanguageLink
          display="inline-flex"
          alignItems="center"
          minH="tap"
          color="white"
          fontWeight="semibold"
          _hover={{ color: 'saffron' }}
        />
      </chakra.div>
    </Container>
  </chakra.footer>
)
