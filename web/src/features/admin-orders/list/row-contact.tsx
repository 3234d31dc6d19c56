import type { StaffOrder } from '@bartan/contract/orders/schema'
import { MessageCircle, Phone } from 'lucide-react'
import { IconButton } from '#components/ui/button.tsx'
import { telLink, whatsAppLink } from '#lib/contact-links.ts'
import { shop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import { useAsk } from '../confirming/use-ask.ts'
import { t } from '../desk-texts.ts'
import { stageOf } from '../steps/stage.ts'

const styles = {
  root: css({ display: 'inline-flex', gap: '1' }),
  icon: css({ boxSize: { base: 'tap', lg: 'tap.sm' }, color: 'teal' }),
}

const look = cx(iconButton(), styles.icon)

/** Until it is confirmed, WhatsApp opens with the question whether it may be sent. */
const AskByWhatsApp = ({ order }: { order: StaffOrder }) => {
  const { ask, isAsking } = useAsk()
  return (
    <IconButton
      className={styles.icon}
      aria-label={t('askByWhatsApp', { name: order.user.name })}
      disabled={isAsking(order._id)}
      onClick={() => ask(order)}
    >
      <MessageCircle aria-hidden size={20} />
    </IconButton>
  )
}

/** Calls the customer, or writes to them. Nothing of a deleted account. */
export const RowContact = ({ order }: { order: StaffOrder }) => {
  const { number, shippingAddress, user } = order
  const { phone, firstName } = shippingAddress
  if (!phone) return null
  const greeting = t('greeting', { name: firstName, shop: shop().name, number })
  return (
    <span className={styles.root}>
      <a className={look} href={telLink(phone)} aria-label={t('callName', { name: user.name })}>
        <Phone aria-hidden size={20} />
      </a>
      {stageOf(order) === 'toConfirm' ? (
        <AskByWhatsApp order={order} />
      ) : (
        <a
          className={look}
          href={whatsAppLink(phone, greeting)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('writeTo', { name: user.name })}
        >
          <MessageCircle aria-hidden size={20} />
        </a>
      )}
    </span>
  )
}
