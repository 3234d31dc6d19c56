import { chakra } from '@chakra-ui/react/styled-system'
import type { ShippingAddress } from '@bartan/contract/address'

export const OrderAddress = ({ address }: { address: ShippingAddress }) => (
  <chakra.address fontStyle="normal" overflowWrap="anywhere">
    {address.firstName} {address.lastName}
    <br />
    {address.address}
    <br />
    {address.city} {address.postalCode}
    <br />
    {address.country}
    <br />
    Phone {address.phone}
  </chakra.address>
)
