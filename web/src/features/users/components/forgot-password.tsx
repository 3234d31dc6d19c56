import { shop, shopTel } from '#lib/shop-settings.ts'
import { plainPhone } from '@bartan/contract/users/rules'
import { whatsAppLink } from '#lib/contact-links.ts'
import { MessageCircle, Phone } from 'lucide-react'
import { OutsideLink } from '#components/ui/link.tsx'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ fontSize: 'sm', color: 'ink.soft' }),
  summary: css({
    display: 'flex',
    alignItems: 'center',
    minH: 'tap',
    cursor: 'pointer',
    textDecoration: 'underline',
  }),
  ways: css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' }),
  way: css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' }),
}

/**
 * Accounts need no e-mail, so the way back is a person at the shop, who sets a one-time password
 * (docs/operations.md). Unasked, it is a quiet question; after a failed login, the answer.
 */
export const ForgotPassword = ({ isOpen }: { isOpen: boolean }) => {
  const { name, phone, whatsapp } = shop()
  const chat = whatsapp || phone
  if (!chat) return null
  return (
    <details className={styles.root} open={isOpen}>
      <summary className={styles.summary}>{t('forgot')}</summary>
      <p>{t('forgotHelp')}</p>
      <p className={styles.ways}>
        <OutsideLink
          className={styles.way}
          href={whatsAppLink(plainPhone(chat), t('forgotMessage', { shop: name }))}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle aria-hidden size={16} />
          {t('forgotWhatsApp')}
        </OutsideLink>
        {phone && (
          <OutsideLink className={styles.way} href={shopTel()}>
            <Phone aria-hidden size={16} />
            {t('forgotCall', { phone })}
          </OutsideLink>
        )}
      </p>
    </details>
  )
}
