import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoment } from '#components/ui/format-date.ts'
import { StatusBadge } from '#components/commerce/status-badge.tsx'
import { t } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'

/** Every change of status with its time and author, latest first. */
export const OrderHistory = ({ order }: { order: Order }) => (
  <chakra.ol display="grid" gap="3" fontSize="sm">
    {order.statusHistory.toReversed().map(({ status, at, by }) => (
      <chakra.li key={at + status} listStyleType="none">
        <StatusBadge status={status} />
        <chakra.span display="block" mt="1" color="ink.soft">
          <time dateTime={at}>{formatMoment(at)}</time> ·{' '}
          {by.role === 'admin' ? t('byAdmin', { name: by.name }) : by.name}
        </chakra.span>
      </chakra.li>
    ))}
  </chakra.ol>
)
