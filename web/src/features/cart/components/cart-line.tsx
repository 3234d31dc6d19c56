import { chakra } from '@chakra-ui/react/styled-system'
import { Trash2 } from 'lucide-react'
import { Badge } from '../../../components/badge.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { LineItem } from '../../../components/line-item.tsx'
import { QuantityStepper } from '../../../components/quantity-stepper.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toaster.tsx'
import { CHANGE_FAILED, useChangeCart } from '../api/change-cart.ts'
import { keyOf } from '../cart-change.ts'
import type { CartLine as Line } from '@bartan/contract/cart'
import type { CartChange } from '../cart-change.ts'

/** What the server said of it, where that is more than the toast: how many are left. */
const reasonOf = (error: Error | null): string | undefined =>
  error instanceof ApiError && !error.isPassing ? error.message : undefined

/** A line of the cart, with its quantity and its removal. */
export const CartLine = ({ line }: { line: Line }) => {
  const { mutate, error } = useChangeCart()
  const change = (next: CartChange) =>
    mutate(next, { onError: () => toast.error(CHANGE_FAILED[next.kind]) })
  const reason = reasonOf(error)
  const isShort = line.available && line.quantity >= line.countInStock
  return (
    <LineItem line={line} isFaded={!line.available}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mt="2">
        {line.available ? (
          <QuantityStepper
            quantity={line.quantity}
            of={line.name}
            max={Math.max(line.countInStock, line.quantity)}
            onChange={(quantity) => change({ kind: 'quantity', key: keyOf(line), quantity })}
          />
        ) : (
          <Badge tone="warning">Unavailable</Badge>
        )}
        <IconButton
          aria-label={`Remove ${line.name}`}
          color="ink.soft"
          onClick={() => change({ kind: 'remove', key: keyOf(line) })}
        >
          <Trash2 aria-hidden size={20} />
        </IconButton>
      </chakra.div>
      {reason ? (
        <chakra.p role="alert" mt="2" fontSize="sm" fontWeight="medium" color="danger">
          {reason}
        </chakra.p>
      ) : (
        isShort && (
          <chakra.p mt="2" fontSize="sm" color="warning">
            Only {line.countInStock} in stock
          </chakra.p>
        )
      )}
      {!line.available && (
        <chakra.p mt="2" fontSize="sm" color="ink.soft">
          Sold out or no longer sold. It is not part of the total.
        </chakra.p>
      )}
    </LineItem>
  )
}
