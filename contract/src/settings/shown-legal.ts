import { DEFAULT_SHOP } from './default-shop.ts'
import type { Legal, Settings } from './settings.ts'

/**
 * The seller's details as shoppers see them. Missing legal details are taken from the shop's name, address, phone and
 * e-mail.
 */
export const shownLegal = ({
  name,
  address,
  phone,
  email,
  legal,
}: Pick<Settings, 'name' | 'address' | 'phone' | 'email' | 'legal'>): Legal => {
  const { legal: initial } = DEFAULT_SHOP
  const { grievanceOfficer: officer } = legal
  const isInitial = legal.addresses.join() === initial.addresses.join()
  return {
    ...legal,
    legalName: legal.legalName === initial.legalName ? name : legal.legalName,
    addresses: isInitial ? [address.join(', ')] : legal.addresses,
    grievanceOfficer: {
      ...officer,
      phone: officer.phone === initial.grievanceOfficer.phone ? phone : officer.phone,
      email: officer.email === initial.grievanceOfficer.email ? email : officer.email,
    },
  }
}
