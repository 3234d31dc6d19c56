import type { SellerSettings } from '@bartan/contract/settings/settings'

/** The demo's made-up seller, so that its pages have a contact and its orders documents. */
export const demoSeller: SellerSettings = {
  phone: '+91 98765 43210',
  email: 'hello@bartan.example',
  address: ['14 Thatheri Bazaar', 'Chowk, Varanasi', 'Uttar Pradesh 221001', 'India'],
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=Thatheri+Bazaar+Varanasi',
  social: [{ name: 'Instagram', url: 'https://www.instagram.com/bartan.example' }],
  legal: {
    legalName: 'Bartan Demo Traders',
    registration: 'unregistered',
    state: 'Uttar Pradesh',
    addresses: ['7 Demo Market Road, Varanasi, Uttar Pradesh 221002'],
    grievanceOfficer: {
      name: '',
      designation: 'Grievance Officer',
      phone: '+91 98765 43210',
      email: 'hello@bartan.example',
    },
  },
}
