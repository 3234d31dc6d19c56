import { rupees } from '../shared/money.ts'

/** The settings of a shop that takes nothing back, delivers free, and has told no more than its name. */
export const MINIMAL_SETTINGS = {
  tagline: '',
  phone: '',
  whatsapp: '',
  email: '',
  address: [],
  mapUrl: '',
  social: [],
  returnDays: 0,
  shipping: { freeFrom: rupees(0), fee: rupees(50) },
}
