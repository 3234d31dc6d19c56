import { SHOP } from '../shop/shop-config.ts'
import { own } from './own-seller.ts'
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
  const { grievanceOfficer: officer } = legal
  const addresses = legal.addresses.filter((one) => own(one) !== undefined)
  return {
    ...legal,
    // The code's own name is a fork's default, and follows the shop's.
    legalName: legal.legalName === SHOP.name ? name : (own(legal.legalName) ?? name),
    addresses: addresses.length > 0 ? addresses : [address.join(', ')].filter(Boolean),
    grievanceOfficer: {
      ...officer,
      phone: own(officer.phone) ?? phone,
      email: own(officer.email) ?? email,
    },
  }
}
