import * as z from 'zod'
import { isVpa } from '../pricing/upi-link.ts'
import { MAX_PRICE } from '../products/fields/input-rules.ts'
import { issue } from '../reasons/issues.ts'
import {
  absentIfEmpty,
  absentIfEmptyOrNull,
  optionalText,
  text,
  wholeNumber,
  yesOrNo,
} from '../shared/field.ts'
import { plainPin } from '../shared/pin.ts'
import { translations } from '../shared/translations-schema.ts'
import { DEFAULT_LANGUAGE } from '../shop/languages.ts'
import { accentContrast, ACCENT_PATTERN, MIN_CONTRAST } from './accent.ts'
import { couriersInput, couriersSchema } from './couriers-schema.ts'
import {
  amount,
  day,
  language,
  list,
  object,
  optionalEmail,
  ownPicture,
  picture,
  dialableNumber,
  webAddress,
  withoutNone,
} from './field-schema.ts'
import { homeSchema } from './home-schema.ts'
import { legalInput, legalSchema } from './legal-schema.ts'
import { messagesInput, messagesSchema } from './messages-schema.ts'
import { rateChangesSchema } from './rate-changes-schema.ts'
import { refuseRepeated } from './repeated-schema.ts'
import { retentionSchema } from './retention-schema.ts'
import { MAX_DELIVERY_DAYS, MAX_RETURN_DAYS, MAX_ENTRIES } from './rules.ts'
import { synonymSchema } from './synonym-schema.ts'
import { whatsappSchema } from './whatsapp-schema.ts'

/** Both days are included, so they may be equal. */
const isInOrder = ({ from, until }: { from: string; until: string }) => from <= until

const notInOrder = {
  path: ['until'],
  error: issue('field_not_after', { field: 'until', other: 'from' }),
}

const bannerSchema = object('banner', {
  text: optionalText('text', 200),
  textIn: translations('text', 200),
  timed: list(
    'timed',
    object('timed', {
      text: text('text', 200),
      textIn: translations('text', 200),
      from: day('from'),
      until: day('until'),
    }).refine(isInOrder, notInOrder),
    MAX_ENTRIES.timed,
  ).default([]),
}).meta({ description: 'Above every page; from a day until another, another text' })

const closureSchema = object('closure', {
  from: day('from'),
  until: day('until'),
  text: optionalText('text', 200),
  textIn: translations('text', 200),
  takesOrders: yesOrNo('takesOrders'),
})
  .refine(isInOrder, notInOrder)
  .nullable()
  .meta({ description: 'Days on which nothing is sent; null: none' })

const ruleSchema = object('pinRules', {
  prefix: optionalText('prefix', 6)
    .overwrite(plainPin)
    .refine(
      (prefix) => /^(?:[1-9]\d{0,5})?$/.test(prefix),
      issue('field_not_of_form', { field: 'prefix', form: '110' }),
    ),
  days: wholeNumber('days', { min: 0, max: MAX_DELIVERY_DAYS }),
  codMax: amount('codMax', MAX_PRICE).optional(),
  fee: amount('fee', MAX_PRICE).optional(),
  freeFrom: amount('freeFrom', MAX_PRICE).optional(),
  serviceable: yesOrNo('serviceable'),
})

const pinRuleSchema = z.preprocess(withoutNone, ruleSchema)

const categorySchema = object('categories', {
  name: text('name', 60),
  nameIn: translations('name', 60),
  picture: picture('picture').default(''),
  facts: list('facts', text('facts', 60), MAX_ENTRIES.facts).default([]),
  googleCategory: z.preprocess(absentIfEmpty, optionalText('googleCategory', 200).optional()).meta({
    description: "Of Google's list of product categories; absent: guessed by the name",
  }),
})

const accentSchema = optionalText('accent', 7)
  .overwrite((color) => color.toLowerCase())
  .check(({ value, issues }) => {
    const refuse = (message: string) =>
      issues.push({ code: 'custom', message, input: value, continue: false })
    if (!ACCENT_PATTERN.test(value)) refuse(issue('field_not_color', { field: 'accent' }))
    else if (accentContrast(value) < MIN_CONTRAST)
      refuse(
        issue('color_unreadable', { ratio: accentContrast(value).toFixed(1), least: MIN_CONTRAST }),
      )
  })

const ordersSchema = object('orders', {
  practice: yesOrNo('practice').optional(),
  exchangeAtOnce: yesOrNo('exchangeAtOnce').optional(),
  remittanceDays: z.preprocess(
    absentIfEmptyOrNull,
    wholeNumber('remittanceDays', { min: 1, max: 90 }).optional(),
  ),
  tellsSeller: yesOrNo('tellsSeller'),
  digest: yesOrNo('digest').default(true),
  confirmFirst: z.preprocess(
    withoutNone,
    object('confirmFirst', {
      above: amount('above', MAX_PRICE).optional(),
      refusals: wholeNumber('refusals', { min: 1, max: 100 }).optional(),
    }),
  ),
  askAdvance: z
    .preprocess(
      withoutNone,
      object('askAdvance', {
        amount: amount('amount', MAX_PRICE).optional(),
        above: amount('above', MAX_PRICE).optional(),
        refusals: wholeNumber('refusals', { min: 1, max: 100 }).optional(),
      }),
    )
    .optional(),
}).meta({
  description:
    'Which orders are confirmed before they are packed (above: rupees; refusals: of the phone), whether each new one is mailed to the shop, whether what is exchanged may be sent before the first is back, whether new ones are for practice, and after how many days held cash is overdue',
})

const fields = {
  name: text('name', 60),
  tagline: optionalText('tagline', 120),
  taglineIn: translations('tagline', 120),
  phone: dialableNumber('phone'),
  whatsapp: dialableNumber('whatsapp').meta({ description: "'' for none" }),
  email: optionalEmail('email'),
  address: list('address', text('address', 120), MAX_ENTRIES.addressLines).meta({
    description: 'Line by line',
  }),
  mapUrl: webAddress('mapUrl'),
  social: list(
    'social',
    object('social', {
      name: text('name', 40),
      url: webAddress('url').min(1, issue('field_required', { field: 'url' })),
    }),
    MAX_ENTRIES.social,
  ),
  banner: bannerSchema,
  closure: closureSchema,
  shipping: object('shipping', {
    fee: amount('fee', MAX_PRICE),
    freeFrom: amount('freeFrom', MAX_PRICE).nullable(),
  }).meta({
    description: 'Rupees: `fee` below `freeFrom`, nothing from there upward; null: never free',
  }),
  pinRules: list('pinRules', pinRuleSchema, MAX_ENTRIES.pinRules).check(
    refuseRepeated(({ prefix }) => prefix, 'prefix'),
  ),
  couriers: couriersSchema,
  returnDays: wholeNumber('returnDays', { min: 0, max: MAX_RETURN_DAYS }),
  limits: object('limits', {
    quantity: wholeNumber('quantity', { min: 1, max: 1000 }),
    lines: wholeNumber('lines', { min: 1, max: 100 }),
    openValue: amount('openValue', MAX_PRICE),
    ordersPerDay: wholeNumber('ordersPerDay', { min: 1, max: 1000 }),
  }).meta({ description: 'What a customer may order; openValue in rupees' }),
  languages: list('languages', language(), 20)
    .check(refuseRepeated((code) => code))
    .refine((codes) => codes.includes(DEFAULT_LANGUAGE), issue('language_needed')),
  categories: list('categories', categorySchema, MAX_ENTRIES.categories)
    .min(1, issue('field_empty', { field: 'categories' }))
    .check(refuseRepeated(({ name }) => name.toLowerCase(), 'name')),
  synonyms: list('synonyms', synonymSchema, MAX_ENTRIES.synonyms)
    .check(refuseRepeated(({ word }) => word.toLowerCase(), 'word'))
    .meta({ description: 'What words of a search mean, beside what the code knows' }),
  home: homeSchema,
  look: object('look', { accent: accentSchema, logo: ownPicture('logo') }),
  legal: legalSchema,
  messages: messagesSchema,
  whatsappMessages: whatsappSchema,
  orders: ordersSchema,
  retention: retentionSchema,
  rateChanges: rateChangesSchema.optional(),
  upi: object('upi', {
    vpa: optionalText('vpa', 100)
      .overwrite((vpa) => vpa.toLowerCase())
      .refine(
        (vpa) => vpa === '' || isVpa(vpa),
        issue('field_not_of_form', { field: 'vpa', form: 'shop@bank' }),
      ),
  }).meta({ description: 'Where customers pay by UPI at the door' }),
}

/** All settings of a shop, in one document (contract §13), in the order in which the admin's pages ask for them. */
export const settingsSchema = z
  .object({ version: wholeNumber('version', { min: 0 }), ...fields })
  .meta({ id: 'Settings' })

/** Who sells, and how to reach the shop. */
export const sellerSettingsSchema = z.object({
  phone: fields.phone,
  email: fields.email,
  address: fields.address,
  mapUrl: fields.mapUrl,
  social: fields.social,
  legal: legalSchema,
})

/** Fields left out stay unchanged; `version` is the one that the change is based on. */
export const settingsChangeSchema = z
  // A default would overwrite a field that was left out.
  .object({ ...fields, taglineIn: fields.taglineIn.unwrap() })
  .partial()
  .extend({
    version: wholeNumber('version', { min: 0 }),
    couriers: couriersInput.optional(),
    legal: legalInput.optional(),
    messages: messagesInput.optional(),
  })

export const publicSettingsSchema = settingsSchema
  .omit({
    pinRules: true,
    couriers: true,
    messages: true,
    orders: true,
    retention: true,
    synonyms: true,
    rateChanges: true,
  })
  .extend({
    whatsappMessages: whatsappSchema.pick({ on: true, optInText: true, optInTextIn: true }),
    shipping: fields.shipping.extend({
      byPin: z
        .object({ from: amount('from', MAX_PRICE) })
        .optional()
        .meta({ description: 'Where rules for PIN codes change fee or freeFrom: the least fee' }),
      days: z
        .object({ least: z.int(), most: z.int() })
        .optional()
        .meta({ description: 'Where there are rules for PIN codes: the days of delivery' }),
    }),
  })
  .meta({ id: 'PublicSettings' })
