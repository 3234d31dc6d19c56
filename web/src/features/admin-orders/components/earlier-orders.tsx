import type { StaffOrder } from '@bartan/contract/orders/schema'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

/** Link to other orders of the same phone number; hidden for its first order. */
export const EarlierOrders = ({ order: { user, phoneFacts } }: { order: StaffOrder }) => {
  const t = useText()
  if (!phoneFacts || phoneFacts.orders < 2 || !user.phone) return null
  return (
    <p className={css({ alignSelf: 'center', fontSize: 'sm' })}>
      <TextLink to={paths.adminOrdersOf(user.phone)}>
        {t('earlierOrders', { count: phoneFacts.orders - 1 })}
      </TextLink>
    </p>
  )
}
