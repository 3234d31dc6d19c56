import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP, SHOP_TEL } from '@bartan/contract/shop/shop-config'
import { Mail, MapPin, Phone } from 'lucide-react'
import { Card } from '#components/ui/card.tsx'
import { OutsideLink } from '#components/ui/link.tsx'
import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'

const Row = chakra('p', {
  base: { display: 'flex', gap: '3', '& svg': { flexShrink: '0', mt: '3px', color: 'teal' } },
})

/** Where the shop can be reached. */
export const ContactCard = () => (
  <Card as="address" fontStyle="normal" display="grid" gap="4">
    <Row>
      <Phone aria-hidden size={18} />
      <OutsideLink href={SHOP_TEL}>{SHOP.phone}</OutsideLink>
    </Row>
    <Row>
      <Mail aria-hidden size={18} />
      <OutsideLink href={`mailto:${SHOP.email}`}>{SHOP.email}</OutsideLink>
    </Row>
    <Row>
      <MapPin aria-hidden size={18} />
      <span>
        {SHOP.address.map((line) => (
          <chakra.span key={line} display="block">
            {translateValue(line)}
          </chakra.span>
        ))}
        <OutsideLink href={SHOP.mapUrl} target="_blank" rel="noreferrer">
          {t('openMap')}
        </OutsideLink>
      </span>
    </Row>
  </Card>
)
