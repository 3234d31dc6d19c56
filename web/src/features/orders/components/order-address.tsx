import { chakra } from '@chakra-ui/react/styled-system'
import { stateOf } from '@bartan/contract/pin-state'
import type { ShippingAddress } from '@bartan/contract/address'

export const OrderAddress = ({ address }: { address: ShippingAddress }) => (
  <chakra.address fontStyle="normal" overflowWrap="anywhere">
    {address.firstName} {address.lastName}
    <br />
    {address.address}
    <br />
    {[address.city, stateOf(address)].filter(Boolean).join(', ')} {address.postalCode}
    <br />
    {address.country}
    <br />
    Phone {address.phone}
  </chakra.address>
)
