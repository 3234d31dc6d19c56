import type { MessageKind } from '../messages/message-rules.ts'
import type { PublicShipping } from '../pricing/delivery-terms.ts'
import type { RateChange } from '../products/law/rate-changes.ts'
import type { Gstin } from '../shared/gstin.ts'
import type { Rupees } from '../shared/money.ts'
import type { Language, Translations } from '../shop/languages.ts'
import type { WhatsappTemplate } from '../whatsapp/rules.ts'
import type { PinRule } from './pin-rules.ts'
import type { Retention } from './retention.ts'
import type { DeliveryRate, HomeSection, Registration } from './rules.ts'
import type { ShipmentField } from './shipment-fields.ts'

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

/** Both days (2026-01-31) are included. */
type Period = { from: string; until: string }

export type TimedBanner = Period & { text: string; textIn: Translations }

/** A period in which nothing is sent. */
export type Closure = Period & { takesOrders: boolean; text: string; textIn: Translations }

export type CategorySetting = {
  name: string
  nameIn: Translations
  picture: string
  facts: string[]
  /** Google's category of these goods (google-category.ts); undefined: guessed from the name. */
  googleCategory?: string | undefined
}

/** A search for `word` finds what `means` finds. */
export type Synonym = { word: string; means: string }

export type ShippingSetting = { freeFrom: Rupees | null; fee: Rupees }

export type Legal = {
  legalName: string
  registration: Registration
  gstin?: Gstin | undefined
  /** A name from GET /api/pin; '' if not given. */
  state: string
  /** Names like `state`; none: all of India. */
  sellsTo?: string[] | undefined
  /** Absent: proportional. */
  deliveryRate?: DeliveryRate | undefined
  addresses: string[]
  grievanceOfficer: { name: string; designation: string; phone: string; email: string }
}

/** Where customers pay by UPI at the door: name@bank, or '' for none. */
export type UpiSetting = { vpa: string }

/** Whether a message is sent, and its text: '' for the default. */
export type MessageSetting = { isSent: boolean; text: string; textIn: Translations }

/**
 * Orders above an amount, or of a phone with this many refused parcels, must be confirmed before packing; undefined: no
 * such rule.
 */
export type ConfirmFirst = { above?: Rupees | undefined; refusals?: number | undefined }

/**
 * When an advance is asked: of a phone with this many refused parcels, or of a new one for orders above an amount.
 * Absent: never.
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
  /** Once a day, the shop's address is mailed what waits. */
  digest: boolean
  /** Whether a replacement may be sent before the returned goods arrive. Absent: no. */
  exchangeAtOnce?: boolean | undefined
  /** Before the shop opens: orders are for practice. Absent: no. */
  practice?: boolean | undefined
  /** Days after which cash that somebody holds is overdue. Absent: a week. */
  remittanceDays?: number | undefined
  askAdvance?: AskAdvance | undefined
}

/** A column of a courier's own file: its heading, and what of the order stands in it. */
export type CourierColumn = { header: string; field: ShipmentField }

/** A courier. In `trackUrl`, `{awb}` stands for the parcel's number. */
export type Courier = {
  name: string
  trackUrl?: string | undefined
  /** Of the file that it takes; absent: the shop's own columns. */
  columns?: CourierColumn[] | undefined
}

/** A template's name at Meta: in English, and in the languages in which it was handed in. */
export type TemplateNames = { name: string; nameIn: Translations }

/** Messages that go by themselves over WhatsApp's API (contract §24). */
export type WhatsappSetting = {
  on: boolean
  /** What is asked at the till; '' for the usual words. */
  optInText: string
  optInTextIn: Translations
  /** Absent: the usual names. */
  templates?: Record<WhatsappTemplate, TemplateNames> | undefined
  /** Rupees for a message; absent: the usual cost. */
  cost?: Rupees | undefined
}

/** All settings of a shop, as they are stored and sent: money in rupees. Validated by schema.ts. */
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
  whatsappMessages: WhatsappSetting
  orders: OrdersSetting
  retention: Retention
  /** Past and planned changes of GST rates; absent: none. */
  rateChanges?: RateChange[] | undefined
}

/** Who sells, and how to reach the shop. */
export type SellerSettings = Pick<
  Settings,
  'phone' | 'email' | 'address' | 'mapUrl' | 'social' | 'legal'
>

export type PublicSettings = Omit<
  Settings,
  | 'shipping'
  | 'pinRules'
  | 'couriers'
  | 'messages'
  | 'whatsappMessages'
  | 'orders'
  | 'retention'
  | 'synonyms'
  | 'rateChanges'
> & {
  whatsappMessages: Pick<WhatsappSetting, 'on' | 'optInText' | 'optInTextIn'>
  shipping: PublicShipping
}

/** Fields left out stay unchanged; `version` is the one that the change is based on. */
export type SettingsChange = Partial<Settings> & Pick<Settings, 'version'>
