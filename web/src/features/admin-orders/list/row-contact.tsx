import { stageOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { MessageCircle, Phone } from 'lucide-react'
import { IconButton } from '#components/ui/button.tsx'
import { telLink } from '#lib/contact-links.ts'
import { css, cx } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import { useAsk } from '../confirming/use-ask.ts'
import { useSendMessage } from '../confirming/use-send-message.ts'
import { useText } from '../desk-texts.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { rowAction, rowWord } from './row-action.ts'

const look = cx(iconButton(), rowAction)

/** Before confirmation: opens WhatsApp to ask whether to send the order. */
const AskByWhatsApp = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { ask, isAsking } = useAsk()
  return (
    <IconButton
      className={rowAction}
      aria-label={t('askByWhatsApp', { name: order.user.name })}
      disabled={isAsking(order._id)}
      onClick={() => ask(order)}
    >
      <MessageCircle aria-hidden size={18} />
      <span className={rowWord}>WhatsApp</span>
    </IconButton>
  )
}

/** After confirmation: opens WhatsApp with the order's status. */
const TellByWhatsApp = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { tell, isTelling } = useSendMessage()
  return (
    <IconButton
      className={rowAction}
      aria-label={t('writeTo', { name: order.user.name })}
      disabled={isTelling}
      onClick={() => tell(order)}
    >
      <MessageCircle aria-hidden size={18} />
      <span className={rowWord}>WhatsApp</span>
    </IconButton>
  )
}

const Write = ({ order }: { order: StaffOrder }) =>
  stageOf(order) === 'toConfirm' ? (
    <AskByWhatsApp order={order} />
  ) : (
    <TellByWhatsApp order={order} />
  )

/** Buttons to call or message the customer; hidden for a deleted account. */
export const RowContact = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { shippingAddress, user } = order
  const { isAtDesk } = usePermissions()
  const { phone } = shippingAddress
  if (!phone) return null
  return (
    <span className={css({ display: 'inline-flex', gap: '1' })}>
      <a className={look} href={telLink(phone)} aria-label={t('callName', { name: user.name })}>
        <Phone aria-hidden size={18} />
        <span className={rowWord}>{t('call')}</span>
      </a>
      {isAtDesk && <Write order={order} />}
    </span>
  )
}
