import { chakra } from '@chakra-ui/react/styled-system'
import { stateOf } from '@bartan/contract/checkout/pin'
import { translateValue } from '#i18n/translate.ts'
import { t } from '#components/ui/texts.ts'
import type { ReactNode } from 'react'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'

type PostalAddressProps = {
  address: ShippingAddress
  /** Further lines, such as an e-mail address. */
  children?: ReactNode
}

/** An address as on a parcel; the state follows from the PIN. */
export const PostalAddress = ({ address, children }: PostalAddressProps) => {
  const state = stateOf(address)
  const place = [address.city, state && translateValue(state)].filter(Boolean).join(', ')
  return (
    <chakra.address
      fontStyle="normal"
      overflowWrap="anywhere"
      css={{ '& > *': { display: 'block' } }}
    >
      <strong>
        {address.firstName} {address.lastName}
      </strong>
      <chakra.span whiteSpace="pre-line">{address.address}</chakra.span>
      <span>
        {place} {address.postalCode}
      </span>
      <span>{translateValue(address.country)}</span>
      {/* Gone once the customer has deleted the account. */}
      {address.phone && <span>{t('phone', { number: address.phone })}</span>}
      {children}
    </chakra.address>
  )
}
