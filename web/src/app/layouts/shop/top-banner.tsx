import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP, SHOP_TEL } from '@bartan/contract/shop/shop-config'
import { MapPin, Phone } from 'lucide-react'
import { Container } from '#components/ui/container.tsx'
import { text } from '#i18n/texts.ts'
import { t } from '#app/layouts/texts.ts'
import { LanguageLink } from '#app/layouts/language-link.tsx'
import { SocialIcon } from './social-icon.tsx'

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: 'tap',
  my: '-1.5',
  whiteSpace: 'nowrap',
  fontWeight: 'semibold',
  _hover: { color: 'saffron' },
  _focusVisible: { outlineColor: 'white', boxShadow: 'none' },
} as const

const BannerLink = chakra('a', { base: linkStyle })

export const TopBanner = () => (
  <chakra.aside aria-label={t('announcement')} bg="teal.night" color="white" fontSize="xs">
    <Container
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent={{ base: 'center', md: 'space-between' }}
      columnGap="6"
      py="1"
    >
      <chakra.p py="1" textAlign="center" lineHeight="snug">
        {text('banner')}
      </chakra.p>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        columnGap={{ base: '4', sm: '5' }}
      >
        <BannerLink href={SHOP_TEL}>
          <Phone aria-hidden size={14} />
          {text('callUs')}
        </BannerLink>
        <BannerLink href={SHOP.mapUrl} target="_blank" rel="noreferrer">
          <MapPin aria-hidden size={14} />
          {text('findUs')}
        </BannerLink>
        <BannerLink href={SHOP.social.url} target="_blank" rel="noreferrer">
          <SocialIcon size={14} />
          {SHOP.social.name}
        </BannerLink>
        {/* On small screens the header has no room for it. */}
        <LanguageLink {...linkStyle} display={{ base: 'inline-flex', md: 'none' }} />
      </chakra.div>
    </Container>
  </chakra.aside>
)
