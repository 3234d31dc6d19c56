import { chakra } from '@chakra-ui/react/styled-system'
import { plainPhone } from '@bartan/contract/users/rules'
import { SHOP, SHOP_TEL } from '@bartan/contract/shop/shop-config'
import { whatsAppLink } from '#lib/contact-links.ts'
import { MessageCircle, Phone } from 'lucide-react'
import { OutsideLink } from '#components/ui/link.tsx'
import { t } from '../texts.ts'

const Way = chakra(OutsideLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' },
})

/**
 * Accounts need no e-mail, so the way back is a person at the shop, who sets a one-time password
 * (docs/operations.md). Unasked, it is a quiet question; after a failed login, the answer.
 */
export const ForgotPassword = ({ isOpen }: { isOpen: boolean }) => (
  <chakra.details open={isOpen} fontSize="sm" color="ink.soft">
    <chakra.summary
      display="flex"
      alignItems="center"
      minH="tap"
      cursor="pointer"
      textDecoration="underline"
    >
      {t('forgot')}
    </chakra.summary>
    <p>{t('forgotHelp')}</p>
    <chakra.p display="flex" flexWrap="wrap" columnGap="5">
      <Way
        href={whatsAppLink(plainPhone(SHOP.phone), t('forgotMessage', { shop: SHOP.name }))}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle aria-hidden size={16} />
        {t('forgotWhatsApp')}
      </Way>
      <Way href={SHOP_TEL}>
        <Phone aria-hidden size={16} />
        {t('forgotCall', { phone: SHOP.phone })}
      </Way>
    </chakra.p>
  </chakra.details>
)
