import type { StaffOrder } from '@bartan/contract/orders/schema'
import { MessageCircle, Phone } from 'lucide-react'
import { IconButton } from '#components/ui/button.tsx'
import { telLink } from '#lib/contact-links.ts'
import { css, cx } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import { useAsk } from '../confirming/use-ask.ts'
import { useTell } from '../confirming/use-tell.ts'
import { t } from '../desk-texts.ts'
import { stageOf } from '@bartan/contract/orders/order-process'

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

/** Later, with the news of the order as it is. */
const TellByWhatsApp = ({ order }: { order: StaffOrder }) => {
  const { tell, isTelling } = useTell()
  return (
    <IconButton
      className={styles.icon}
      aria-label={t('writeTo', { name: order.user.name })}
      disabled={isTelling}
      onClick={() => tell(order)}
    >
      <MessageCircle aria-hidden size={20} />
    </IconButton>
  )
}

/** Calls the customer, or writes to them. Nothing of a deleted account. */
export const RowContact = ({ order }: { order: StaffOrder }) => {
  const { shippingAddress, user } = order
  const { phone } = shippingAddress
  if (!phone) return null
  return (
    <span className={styles.root}>
      <a className={look} href={telLink(phone)} aria-label={t('callName', { name: user.name })}>
        <Phone aria-hidden size={20} />
      </a>
      {stageOf(order) === 'toConfirm' ? (
        <AskByWhatsApp order={order} />
      ) : (
        <TellByWhatsApp order={order} />
      )}
    </span>
  )
}
