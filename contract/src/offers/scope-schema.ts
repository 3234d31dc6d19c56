import * as z from 'zod'
import { storedProductId, productIdInput } from '../products/product-id-schema.ts'
import { issue } from '../reasons/issues.ts'
import { text } from '../shared/field.ts'

const MAX_SCOPE_VALUES = 100
const MAX_SCOPE_PRODUCTS = 500

export const listOf = <S extends z.ZodType>(field: string, schema: S, max: number) =>
  z
    .array(schema, { error: issue('field_not_list', { field }) })
    .max(max, issue('field_too_many_entries', { field, max }))

/** An empty list restricts nothing. */
const values = <S extends z.ZodType>(field: string, one: S, max = MAX_SCOPE_VALUES) =>
  z.preprocess(
    (value) => (value === null || (Array.isArray(value) && value.length === 0) ? undefined : value),
    listOf(field, one, max).optional(),
  )

const scopeFields = {
  categories: values('categories', text('categories', 128)),
  brands: values('brands', text('brands', 128)),
  materials: values('materials', text('materials', 128)),
  collections: values('collections', text('collections', 128)),
  products: values('products', productIdInput('products'), MAX_SCOPE_PRODUCTS),
}

/** Refuses unknown fields: if a misspelled one were ignored, the offer would cover everything. */
export const scopeSchema = z
  .looseObject(scopeFields, { error: issue('field_not_object', { field: 'scope' }) })
  .transform((scope, context) => {
    const choices = Object.keys(scopeFields).join(', ')
    for (const field of Object.keys(scope))
      if (!(field in scopeFields))
        context.issues.push({
          code: 'custom',
          message: issue('field_not_of', { field: `scope.${field}`, choices }),
          path: [field],
          input: scope,
        })
    const { categories, brands, materials, collections, products } = scope
    return { categories, brands, materials, collections, products }
  })

export const scopeReplySchema = z.object({
  categories: z.array(z.string()).optional(),
  brands: z.array(z.string()).optional(),
  materials: z.array(z.string()).optional(),
  collections: z.array(z.string()).optional(),
  products: z.array(storedProductId).optional(),
})
