import { chakra } from '@chakra-ui/react/styled-system'
import { stateOf } from '@bartan/contract/pin-state'
import { Button } from '../../../components/button.tsx'
import type { ShippingAddress } from '@bartan/contract/address'

type DeliveryReviewProps = { address: ShippingAddress; isBusy: boolean; onEdit: () => void }

/** Step two: the address once more, before it counts. */
export const DeliveryReview = ({ address, isBusy, onEdit }: DeliveryReviewProps) => (
  <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="4">
    <chakra.address fontStyle="normal" overflowWrap="anywhere">
      <strong>
        {address.firstName} {address.lastName}
      </strong>
      <br />
      {address.address}
      <br />
      {[address.city, stateOf(address)].filter(Boolean).join(', ')} {address.postalCode},{' '}
      {address.country}
      <br />
      {address.phone}
    </chakra.address>
    <Button variant="outline" size="sm" alignSelf="start" disabled={isBusy} onClick={onEdit}>
      Change
    </Button>
  </chakra.div>
)
