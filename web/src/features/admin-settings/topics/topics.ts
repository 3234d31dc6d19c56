import type { Settings } from '@bartan/contract/settings/settings'
import { isTextId, useText, type TextId } from '../texts.ts'

/** Changes of tax rates are planned in the GST pages (features/admin-gst/rates). */
export type Setting = keyof Omit<Settings, 'version' | 'rateChanges'>

/** Pages of the settings in order; each setting is on one page. */
const TOPICS = {
  shop: [
    'name',
    'tagline',
    'taglineIn',
    'phone',
    'whatsapp',
    'email',
    'address',
    'mapUrl',
    'social',
  ],
  delivery: ['shipping', 'pinRules', 'couriers'],
  orders: ['upi', 'orders', 'returnDays', 'limits'],
  messages: ['whatsappMessages', 'messages'],
  categories: ['categories', 'synonyms'],
  home: ['home'],
  announcements: ['banner', 'closure'],
  languages: ['languages'],
  legal: ['legal'],
  retention: ['retention'],
  look: ['look'],
} satisfies Record<string, Setting[]>

export type Topic = keyof typeof TOPICS

export const TOPIC_IDS = Object.keys(TOPICS) as readonly Topic[]

export const isTopic = (id: string): id is Topic => Object.hasOwn(TOPICS, id)

export const settingsOf = (topic: Topic): readonly Setting[] => TOPICS[topic]

export const SETTINGS = TOPIC_IDS.flatMap(settingsOf)

/** Labels of a topic's settings, outer ones first. */
export const labelsOf = (topic: Topic): TextId[] =>
  Object.keys(useText.english)
    .filter(isTextId)
    .filter((id) => !/(?:Hint|Add)$/.test(id))
    .filter((id) => settingsOf(topic).some((name) => `${id}.`.startsWith(`${name}.`)))

/** What is said of the setting at a path such as `home.tiles.0.title`, or of all with its name. */
export const textAt = (path: string, what = ''): TextId | undefined => {
  const plain = path.replaceAll(/\.\d+/g, '')
  const name = plain.slice(plain.lastIndexOf('.') + 1)
  return [`${plain}${what}`, `*.${name}${what}`].find(isTextId)
}

/** Label of the setting at a path, or of the one around it; a translation has its text's. */
export const labelAt = (path: string): TextId | undefined =>
  textAt(path) ??
  textAt(path.replace(/In$/, '')) ??
  (path.includes('.') ? labelAt(path.slice(0, path.lastIndexOf('.'))) : undefined)
