import type { MessageKind } from '../messages/message-rules.ts'
import type { Language, Translations } from '../shop/languages.ts'
import type { RateChange } from '../products/law/rate-changes.ts'
import type { PinRule } from './pin-rules.ts'
import type { Retention } from './retention.ts'
import type { DeliveryRate, HomeSection, Registration } from './rules.ts'
import type { Rupees } from '../shared/money.ts'
import type { Gstin } from '../shared/gstin.ts'

export type Tile = {
  title: string
  titleIn: Translations
  text: string
  textIn: Translations
  link: string
  /** '' for none, an uploaded picture, a web address, or `scene:` and the name of a drawn one. */
  picture: string
}

export type HomeBanner = Tile & { action: string; actionIn: Translations }

export type Home = {
  hero: HomeBanner
  tiles: Tile[]
  banners: HomeBanner[]
  sections: HomeSection[]
}

/** Days from one to another (2026-01-31), both included. */
type Period = { from: string; until: string }

export type TimedBanner = Period & { text: string; textIn: Translations }

/** Days on which nothing is sent. */
export type Closure = Period & { takesOrders: boolean; text: string; textIn: Translations }

export type CategorySetting = {
  name: string
  nameIn: Translations
  picture: string
  /** Names of facts that the product form suggests. */
  facts: string[]
  /** What Google calls such goods (google-category.ts); undefined: as the name suggests. */
  googleCategory?: string | undefined
}

/** Whoever searches for `word` finds what `means` finds. */
export type Synonym = { word: string; means: string }

export type ShippingSetting = { freeFrom: Rupees; fee: Rupees }

export type Legal = {
  legalName: string
  registration: Registration
  gstin?: Gstin | undefined
  /** As GET /api/pin names it; '' where it is not said. */
  state: string
  /** As `state`; none of them: to all of India. */
  sellsTo?: string[] | undefined
  /** Absent: proportional. */
  deliveryRate?: DeliveryRate | undefined
  addresses: string[]
  grievanceOfficer: { name: string; designation: string; phone: string; email: string }
}

/** Where customers pay by UPI at the door: name@bank, '' for nowhere. */
export type UpiSetting = { vpa: string }

/** Whether customers are told something, and in which words: '' for the usual ones. */
export type MessageSetting = { isSent: boolean; text: string; textIn: Translations }

/**
 * Orders above an amount, or of a phone with so many refused parcels, must be confirmed before packing; undefined: no
 * such rule.
 */
export type ConfirmFirst = { above?: Rupees | undefined; refusals?: number | undefined }

/**
 * What is asked to be paid ahead: of a phone with so many refused parcels, or of a new one for orders above an amount.
 * Absent: nothing is asked.
 */
export type AskAdvance = {
  amount?: Rupees | undefined
  above?: Rupees | undefined
  refusals?: number | undefined
}

export type OrdersSetting = {
  confirmFirst: ConfirmFirst
  /** Each new order is mailed to the shop's address. */
  tellsSeller: boolean
  /** What is wanted for returned goods may be sent before these are here. Absent: no. */
  exchangeAtOnce?: boolean | undefined
  /** Before the shop is opened: what is ordered then is for practice. Absent: no. */
  practice?: boolean | undefined
  askAdvance?: AskAdvance | undefined
}

/** Who carries parcels; in `trackUrl`, `{awb}` stands for the number of a parcel. */
export type Courier = { name: string; trackUrl?: string | undefined }

/** All that an admin sets of a shop, as it is stored and sent: money in rupees. schema.ts says what is valid. */
export type Settings = {
  version: number
  name: string
  tagline: string
  taglineIn: Translations
  phone: string
  whatsapp: string
  email: string
  address: string[]
  mapUrl: string
  social: { name: string; url: string }[]
  banner: { text: string; textIn: Translations; timed: TimedBanner[] }
  closure: Closure | null
  shipping: ShippingSetting
  pinRules: PinRule[]
  couriers: Courier[]
  returnDays: number
  limits: { quantity: number; lines: number; openValue: Rupees; ordersPerDay: number }
  languages: Language[]
  categories: CategorySetting[]
  synonyms: Synonym[]
  home: Home
  look: { accent: string; logo: string }
  legal: Legal
  upi: UpiSetting
  messages: Record<MessageKind, MessageSetting>
  orders: OrdersSetting
  retention: Retention
  /** Rates of GST that change, or have; absent: none. */
  rateChanges?: RateChange[] | undefined
}

/** What anyone may know. */
export type PublicSettings = Omit<
  Settings,
  'pinRules' | 'couriers' | 'messages' | 'orders' | 'retention' | 'synonyms' | 'rateChanges'
>

/** What is left out stays as it is; `version` says what the change is based on. */
export type SettingsChange = Partial<Settings> & Pick<Settings, 'version'>
