import type * as z from 'zod'
import type { publicSettingsSchema, sellerSettingsSchema, settingsSchema } from './schema.ts'

/** All settings of a shop, as they are stored and sent: money in rupees. */
export type Settings = z.infer<typeof settingsSchema>

/** What anyone may know of them. */
export type PublicSettings = z.infer<typeof publicSettingsSchema>

/** Who sells, and how to reach the shop. */
export type SellerSettings = z.infer<typeof sellerSettingsSchema>

/** Fields left out stay unchanged; `version` is the one that the change is based on. */
export type SettingsChange = Partial<Settings> & Pick<Settings, 'version'>

export type Home = Settings['home']
export type HomeBanner = Home['hero']

/** A period in which nothing is sent. */
export type Closure = NonNullable<Settings['closure']>

/** A search for `word` finds what `means` finds. */
export type Synonym = Settings['synonyms'][number]

export type Legal = Settings['legal']

/**
 * Orders above an amount, or of a phone with this many refused parcels, must be confirmed before packing; undefined: no
 * such rule.
 */
export type ConfirmFirst = Settings['orders']['confirmFirst']

/**
 * When an advance is asked: of a phone with this many refused parcels, or of a new one for orders above an amount.
 * Absent: never.
 */
export type AskAdvance = NonNullable<Settings['orders']['askAdvance']>

/** A courier. In `trackUrl`, `{awb}` stands for the parcel's number. */
export type Courier = Settings['couriers'][number]

/** A column of a courier's own file: its heading, and what of the order stands in it. */
export type CourierColumn = NonNullable<Courier['columns']>[number]
