import { DEFAULT_SHOP } from './default-shop.ts'
import type { Legal, Settings } from './settings.ts'

/**
 * Who sells, as shoppers are told. What of it the shop has not set yet follows its name, address, phone and e-mail, which it has
 * perhaps set already.
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
