import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoment } from '../../../components/format-date.ts'
import type { Order } from '@bartan/contract/order'

const Step = chakra('li', {
  base: {
    position: 'relative',
    pl: '7',
    pb: '4',
    listStyleType: 'none',
    _last: { pb: '0' },
    _before: {
      content: '""',
      position: 'absolute',
      left: '4px',
      top: '7px',
      boxSize: '12px',
      bg: 'teal',
      borderRadius: 'full',
    },
    // The thread between two steps.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '9px',
      top: '22px',
      bottom: '-4px',
      w: '2px',
      bg: 'line',
    },
  },
})

/** Where the order is on its way, and since when. */
export const OrderTimeline = ({ order }: { order: Order }) => (
  <chakra.ol>
    {order.statusHistory.map(({ status, at }) => (
      <Step key={at + status}>
        <chakra.span display="block" fontWeight="semibold" lineHeight="snug">
          {status}
        </chakra.span>
        <chakra.time dateTime={at} fontSize="sm" color="ink.soft">
          {formatMoment(at)}
        </chakra.time>
      </Step>
    ))}
  </chakra.ol>
)
