import * as z from 'zod'
import { isImageUrl, parseImageUrl } from '../images/rules.ts'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { oneOf, optionalText, required } from '../shared/field.ts'
import { hasWholePaise } from '../shared/money.ts'
import { plainDigits } from '../shared/plain-digits.ts'
import { LANGUAGE_CODES } from '../shop/languages.ts'
import { sceneOf } from './rules.ts'

export const list = <Item extends z.ZodType>(field: string, item: Item, max: number) =>
  z
    .array(item, { error: required(field, reason('field_not_list', { field })) })
    .max(max, issue('field_too_many_entries', { field, max }))

export const object = <Shape extends z.ZodRawShape>(field: string, shape: Shape) =>
  z.object(shape, { error: required(field, reason('field_not_object', { field })) })

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** For an object with optional fields: null counts as none. */
export const withoutNone = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([, field]) => field !== null && field !== undefined),
      )
    : value

/** An amount of rupees; 0 is allowed. */
export const amount = (field: string, max: number) =>
  z
    .number({ error: required(field, reason('field_not_number', { field })) })
    .min(0, issue('field_not_number_within', { field, min: 0, max }))
    .max(max, issue('field_not_number_within', { field, min: 0, max }))
    .refine(hasWholePaise, issue('field_too_many_decimals', { field }))
    .brand<'Rupees'>()

/** '' for none, an uploaded picture, a web address, or one of the drawn scenes. */
export const picture = (field: string) =>
  optionalText(field, 2000).refine(
    (value) => value === '' || isImageUrl(value) || sceneOf(value) !== undefined,
    issue('field_not_picture_address', { field }),
  )

/** A picture that the shop itself serves: a logo is part of its pages. */
export const ownPicture = (field: string) =>
  optionalText(field, 2000).refine(
    (value) => value === '' || (value.startsWith('/images/') && parseImageUrl(value) !== undefined),
    issue('field_not_uploaded_picture', { field }),
  )

const OWN_SITE = 'https://shop.invalid'

/** Parses as browsers do: they read \ as / and drop tabs, so that //evil.example has many spellings. */
const isOwnPath = (value: string) =>
  value.startsWith('/') &&
  URL.canParse(value, OWN_SITE) &&
  new URL(value, OWN_SITE).origin === OWN_SITE

const isLink = (value: string) =>
  isOwnPath(value) || (/^https?:\/\//i.test(value) && URL.canParse(value))

/** A page of the shop or a web address, never an address that runs code. */
export const link = (field: string) =>
  optionalText(field, 500)
    .refine(isLink, issue('field_not_link', { field }))
    .meta({ examples: ['/'] })

export const webAddress = (field: string) =>
  optionalText(field, 500).refine(
    (value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)),
    issue('field_not_web_address', { field }),
  )

/** Keeps the formatting of a number; only digits and signs become those that every phone knows. */
const readableNumber = (typed: string): string =>
  plainDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[\s\p{Zs}.·/]+/gu, ' ')

/** A number that can be dialed: 8 to 15 digits, as people write them. */
export const dialableNumber = (field: string) =>
  optionalText(field, 30)
    .overwrite(readableNumber)
    .refine(
      (value) =>
        value === '' ||
        (/^\+?[\d ()-]+$/.test(value) && /^\d{8,15}$/.test(value.replaceAll(/\D/g, ''))),
      issue('field_not_phone', { field }),
    )

export const optionalEmail = (field: string) =>
  optionalText(field, 254).refine(
    (value) => value === '' || z.email().safeParse(value).success,
    issue('email_invalid'),
  )

export const day = (field: string) =>
  z
    .string({ error: required(field, reason('field_not_day', { field })) })
    .refine((value) => z.iso.date().safeParse(value).success, issue('field_not_day', { field }))

export const language = () =>
  z
    .string({ error: issue('field_not_list_of_texts', { field: 'languages' }) })
    .check(({ value, issues }) => {
      if (!LANGUAGE_CODES.some((code) => code === value))
        issues.push({
          code: 'custom',
          message: issue('language_unknown', { language: value }),
          input: value,
        })
    })
    .pipe(oneOf('languages', LANGUAGE_CODES))
