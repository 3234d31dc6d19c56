import * as z from 'zod'
import { price } from '../products/price/price-schema.ts'
import { issue } from '../reasons/issues.ts'
import { list, object, ownPicture } from '../settings/field-schema.ts'
import { refuseRepeated } from '../settings/repeated-schema.ts'
import { optionalText, text, wholeNumber } from '../shared/field.ts'
import { headFields } from '../shared/head-schema.ts'
import { translations } from '../shared/translations-schema.ts'
import {
  collectionKey,
  isCollectionSlug,
  isEmptyRule,
  isHeadPage,
  MAX_COLLECTIONS,
  MAX_HEADS,
} from './rules.ts'

const MAX_VALUES = 50

const values = (field: string) => list(field, text(field, 60), MAX_VALUES).optional()

const ruleSchema = object('rule', {
  categories: values('categories'),
  materials: values('materials'),
  brands: values('brands'),
  tags: values('tags'),
  collections: values('collections'),
  minPrice: price('minPrice').optional(),
  maxPrice: price('maxPrice').optional(),
})
  .refine((rule) => !isEmptyRule(rule), issue('field_empty', { field: 'rule' }))
  .refine(
    ({ minPrice = 0, maxPrice = Infinity }) => minPrice <= maxPrice,
    issue('field_not_after', { field: 'maxPrice', other: 'minPrice' }),
  )

const collectionSchema = object('collections', {
  slug: text('slug', 60)
    .overwrite((slug) => slug.toLowerCase())
    .refine(isCollectionSlug, issue('field_not_of_form', { field: 'slug', form: 'steel-bottles' })),
  title: text('title', 80),
  titleIn: translations('titleIn', 80),
  text: optionalText('text', 1000).default(''),
  textIn: translations('textIn', 1000),
  picture: ownPicture('picture').default(''),
  head: object('head', headFields),
  rule: ruleSchema,
})

const headSchema = object('heads', {
  page: text('page', 400).refine(
    isHeadPage,
    issue('field_not_of_form', { field: 'page', form: '/collections/all' }),
  ),
  ...headFields,
})

const collections = list('collections', collectionSchema, MAX_COLLECTIONS).check(
  refuseRepeated(({ slug }) => collectionKey(slug), 'slug'),
)
const heads = list('heads', headSchema, MAX_HEADS).check(refuseRepeated(({ page }) => page, 'page'))

export const seoChangeSchema = z.object({
  version: wholeNumber('version', { min: 0 }),
  heads: heads.optional(),
  collections: collections.optional(),
})
export type SeoChange = z.output<typeof seoChangeSchema>

export const seoSchema = z
  .object({
    version: z.int(),
    heads: z.array(headSchema),
    collections: z.array(collectionSchema),
    counts: z.record(z.string(), z.int()).meta({
      description: 'Published products of each collection, by its slug',
    }),
  })
  .meta({ id: 'Seo' })
export type SeoReply = z.infer<typeof seoSchema>

export const pageHeadSchema = z
  .object({ head: z.object(headFields).optional() })
  .meta({ id: 'PageHeadReply' })
export type PageHeadReply = z.infer<typeof pageHeadSchema>
