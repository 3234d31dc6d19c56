import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP, SHOP_TEL } from '@bartan/contract/shop-config'
import { TEXTS } from '@bartan/contract/texts'
import { MapPin, Phone } from 'lucide-react'
import { Container } from '../../components/container.tsx'
import { SocialIcon } from './social-icon.tsx'

const BannerLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    whiteSpace: 'nowrap',
    fontWeight: 'semibold',
    _hover: { color: 'saffron' },
    _focusVisible: { outlineColor: 'white', boxShadow: 'none' },
  },
})

export const TopBanner = () => (
  <chakra.aside aria-label="Announcement" bg="teal.night" color="white" fontSize="xs">
    <Container
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent={{ base: 'center', md: 'space-between' }}
      columnGap="6"
      py="1"
    >
      <chakra.p py="1" textAlign="center" lineHeight="snug">
        {TEXTS.banner}
      </chakra.p>
      <chakra.div display="flex" gap="5">
        <BannerLink href={SHOP_TEL}>
          <Phone aria-hidden size={14} />
          {TEXTS.callUs}
        </BannerLink>
        <BannerLink href={SHOP.mapUrl} target="_blank" rel="noreferrer">
          <MapPin aria-hidden size={14} />
          {TEXTS.findUs}
        </BannerLink>
        <BannerLink href={SHOP.social.url} target="_blank" rel="noreferrer">
          <SocialIcon size={14} />
          {SHOP.social.name}
        </BannerLink>
      </chakra.div>
    </Container>
  </chakra.aside>
)
