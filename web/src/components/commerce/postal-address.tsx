import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import { stateOf } from '@bartan/contract/shared/pin'
import type { ReactNode } from 'react'
import { useText } from '#components/ui/texts.ts'
import { translateValue } from '#i18n/translate.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ fontStyle: 'normal', overflowWrap: 'anywhere', '& > *': { display: 'block' } }),
}

type PostalAddressProps = {
  address: ShippingAddress
  /** Further lines, such as an email address. */
  children?: ReactNode
}

/** A postal address; the state follows from the PIN code. */
export const PostalAddress = ({ address, children }: PostalAddressProps) => {
  const t = useText()
  const state = stateOf(address)
  const place = [address.city, state && translateValue(t.language, state)]
    .filter(Boolean)
    .join(', ')
  return (
    <address className={styles.root}>
      <strong>
        {address.firstName} {address.lastName}
      </strong>
      <span className={css({ whiteSpace: 'pre-line' })}>{address.address}</span>
      <span>
        {place} {address.postalCode}
      </span>
      <span>{translateValue(t.language, address.country)}</span>
      {/* Missing after the customer has deleted the account. */}
      {address.phone && <span>{t('phone', { number: address.phone })}</span>}
      {children}
    </address>
  )
}
