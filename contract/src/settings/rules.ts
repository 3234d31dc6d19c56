/** Sections of the home page; it shows those that the settings name, in that order. */
export const HOME_SECTIONS = [
  'hero',
  'tiles',
  'arrivals',
  'bestSeller',
  'topOfCategory',
  'banners',
  'promises',
] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

/** Pictures that come with the shop (web/public/scenes), beside those that an admin uploads. */
export const SCENES = ['hero', 'featured', 'kitchen-tile', 'bathroom-tile'] as const
export type SceneName = (typeof SCENES)[number]

export const SCENE_PREFIX = 'scene:'

/** The scene that a picture stands for; undefined for an uploaded one, or none. */
export const sceneOf = (picture: string): SceneName | undefined =>
  SCENES.find((name) => picture === SCENE_PREFIX + name)

/** How the seller is registered for GST (contract §14). */
export const REGISTRATIONS = ['unregistered', 'composition', 'regular'] as const
export type Registration = (typeof REGISTRATIONS)[number]

/**
 * The tax rate of delivery if goods have several: in proportion to their value, or the highest (india.md: advice
 * differs).
 */
export const DELIVERY_RATES = ['proportional', 'highest'] as const
export type DeliveryRate = (typeof DELIVERY_RATES)[number]

export const MAX_ENTRIES = {
  categories: 30,
  tiles: 6,
  banners: 6,
  timed: 20,
  pinRules: 500,
  couriers: 30,
  courierColumns: 60,
  social: 6,
  addressLines: 6,
  addresses: 10,
  facts: 20,
  synonyms: 500,
  rateChanges: 100,
} as const

export const MAX_RETURN_DAYS = 90
export const MAX_DELIVERY_DAYS = 60
