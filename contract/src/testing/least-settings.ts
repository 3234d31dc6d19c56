/** Of a shop that takes nothing back, delivers free, and has told no more than its name. */
export const LEAST_SETTINGS = {
  tagline: '',
  phone: '',
  whatsapp: '',
  email: '',
  address: [],
  mapUrl: '',
  social: [],
  returnDays: 0,
  shipping: { freeFrom: 0, fee: 50 },
}
