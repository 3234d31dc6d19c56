import type { Settings } from '@bartan/contract/settings/settings'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, factsOf } from '@bartan/contract/shop/languages'
import { group, picture, type Field, type FieldMap, type FieldsOf } from '../form/field.ts'
import type { TextId } from '../texts.ts'
import { announcementFields } from './announcement-fields.ts'
import { categoryFields } from './category-fields.ts'
import { deliveryFields } from './delivery-fields.ts'
import { homeFields } from './home-fields.ts'
import { legalFields } from './legal-fields.ts'
import { messageFields } from './message-fields.ts'
import { orderFields } from './order-fields.ts'
import { retentionFields } from './retention-fields.ts'
import { shopFields } from './shop-fields.ts'

const lookFields = {
  look: group('look', { accent: { kind: 'color', label: 'accent' }, logo: picture('logo') }),
} satisfies Partial<FieldsOf<Settings>>

const languageFields = {
  languages: {
    kind: 'order',
    label: 'languages',
    options: LANGUAGE_CODES.map((code) => [code, { name: factsOf(code).name }] as const),
    needed: DEFAULT_LANGUAGE,
  },
} satisfies Partial<FieldsOf<Settings>>

/** Pages of the settings in order; each setting is on one page. */
const TOPICS = {
  shop: shopFields,
  delivery: deliveryFields,
  orders: orderFields,
  messages: messageFields,
  categories: categoryFields,
  home: homeFields,
  announcements: announcementFields,
  languages: languageFields,
  legal: legalFields,
  retention: retentionFields,
  look: lookFields,
}

export type Topic = keyof typeof TOPICS

/** Changes of tax rates are planned in the GST pages (features/admin-gst/rates). */
export type Setting = keyof Omit<Settings, 'version' | 'rateChanges'>

type InTopics = { [T in Topic]: keyof (typeof TOPICS)[T] }[Topic]

/** A setting without a field doesn't compile. */
const FIELDS: Record<keyof FieldsOf<Pick<Settings, Setting>>, Field> = Object.assign(
  {},
  ...Object.values(TOPICS),
) as Record<InTopics, Field>

export const TOPIC_IDS = Object.keys(TOPICS) as readonly Topic[]

export const isTopic = (id: string): id is Topic => Object.hasOwn(TOPICS, id)

export const fieldsOf = (topic: Topic): FieldMap => TOPICS[topic]

const isTranslatedText = (field: Field): boolean =>
  field.kind === 'text' && field.isTranslated === true

/** A text's translations are a setting of their own. */
export const settingsOf = (topic: Topic): Setting[] =>
  Object.entries(fieldsOf(topic)).flatMap(
    ([name, field]) => (isTranslatedText(field) ? [name, `${name}In`] : [name]) as Setting[],
  )

export const SETTINGS: readonly Setting[] = TOPIC_IDS.flatMap(settingsOf)

const fieldsInside = (fields: FieldMap): Field[] =>
  Object.values(fields).flatMap((field) => [
    field,
    ...('fields' in field ? fieldsInside(field.fields) : []),
  ])

/** Labels of a topic's settings, outer ones first. */
export const labelsOf = (topic: Topic): TextId[] =>
  fieldsInside(fieldsOf(topic)).map(({ label }) => label)

export const isTranslated = (fields: FieldMap): boolean =>
  fieldsInside(fields).some(isTranslatedText)

/** Label of the setting at a path such as `home.tiles.0.title`. */
export const labelAt = (path: string): TextId | undefined => {
  let fields: FieldMap = FIELDS
  let label: TextId | undefined
  for (const name of path.split('.')) {
    const field = fields[name] ?? fields[name.replace(/In$/, '')]
    if (!field) continue
    label = field.label
    fields = 'fields' in field ? field.fields : {}
  }
  return label
}
