import { Mail, MapPin, Phone } from 'lucide-react'
import { Card, OutsideLink } from '#components/ui/elements.tsx'
import { addressLine } from '#i18n/address-line.ts'
import { shopTel, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  // Breaks a long email address instead of widening the card.
  root: grid({ fontStyle: 'normal', gridTemplateColumns: '1', gap: '5', overflowWrap: 'anywhere' }),
  way: css({ display: 'flex', gap: '3', '& svg': { flexShrink: '0', mt: '3px', color: 'teal' } }),
  // Touch target; the icon is beside the first line.
  link: css({
    minW: '0',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'tap',
    my: '-10px',
  }),
}

/** Contact data of the shop. */
export const ContactCard = () => {
  const t = useText()
  const shop = useShop()
  const { phone, email, address, mapUrl } = shop
  if (!phone && !email && address.length === 0 && !mapUrl) return null
  return (
    <Card className={styles.root} as="address">
      {phone && (
        <p className={styles.way}>
          <Phone aria-hidden size={18} />
          <OutsideLink className={styles.link} href={shopTel(shop)}>
            {phone}
          </OutsideLink>
        </p>
      )}
      {email && (
        <p className={styles.way}>
          <Mail aria-hidden size={18} />
          <OutsideLink className={styles.link} href={`mailto:${email}`}>
            {email}
          </OutsideLink>
        </p>
      )}
      {(address.length > 0 || mapUrl) && (
        <p className={styles.way}>
          <MapPin aria-hidden size={18} />
          <span>
            {address.map((line) => (
              <span className={css({ display: 'block' })} key={line}>
                {addressLine(t.language, line)}
              </span>
            ))}
            {mapUrl && (
              <OutsideLink className={styles.link} href={mapUrl} target="_blank" rel="noreferrer">
                {t('openMap')}
              </OutsideLink>
            )}
          </span>
        </p>
      )}
    </Card>
  )
}
