import { listOf } from '@bartan/contract/products/fields/field-cells'
import { PLAIN_FIELDS, PLAIN_TEXT_NAMES } from '@bartan/contract/products/fields/plain-fields'
import { newProductSchema } from '@bartan/contract/products/input-schema'
import { LEGAL_FIELDS } from '@bartan/contract/products/law/declarations'
import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason, withParams } from '@bartan/contract/reasons/reasons'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import type { Language } from '@bartan/contract/shop/languages'
import { translateReason } from '#i18n/translate.ts'
import { legalInput, legalNameAt } from '../legal-details/legal-texts.ts'
import { stockOf } from '../variants/fill-rows.ts'
import { textIn } from '../variants/texts.ts'
import { inputOfRow, placeInForm } from '../variants/variant-input.ts'
import { isSold } from '../variants/variant-rows.ts'
import {
  NONE_NAMES,
  REQUIRED_IN,
  TEXT_NAMES,
  isTranslated,
  labelOf,
  type FormKind,
  type ProductFields,
  type TextName,
} from './product-fields.ts'
import { gtinOf, isBlank, numberOf, orNothing } from './typed-values.ts'

/** Fields that variants set, if there are any. */
const SET_BY_VARIANTS: ReadonlySet<string> = new Set<TextName>([
  'price',
  'originalPrice',
  'countInStock',
  'sizes',
  'colors',
  'gtin',
])

export const isSetByVariants = (name: string, { hasVariants }: ProductFields): boolean =>
  hasVariants && SET_BY_VARIANTS.has(name)

const choicesOf = (fields: ProductFields) =>
  fields.hasVariants
    ? { variants: fields.variants.filter(isSold).map(inputOfRow) }
    : {
        price: numberOf(fields.price),
        originalPrice: isBlank(fields.originalPrice) ? null : numberOf(fields.originalPrice),
        countInStock: isBlank(fields.countInStock) ? 0 : numberOf(fields.countInStock),
        sizes: listOf(fields.sizes),
        colors: listOf(fields.colors),
        gtin: gtinOf(fields.gtin),
      }

const NO_LEGAL_INPUT = Object.fromEntries(LEGAL_FIELDS.map((name) => [name, undefined]))

const plainNumbers = (fields: ProductFields) =>
  Object.fromEntries(
    PLAIN_TEXT_NAMES.filter((name) => PLAIN_FIELDS[name].kind === 'number').map((name) => [
      name,
      isBlank(fields[name]) ? undefined : numberOf(fields[name]),
    ]),
  )

/** Form values in the API's form. */
export const inputOf = (fields: ProductFields) => ({
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => !SET_BY_VARIANTS.has(name))),
  sku: orNothing(fields.sku),
  category: orNothing(fields.category),
  tags: listOf(fields.tags),
  cost: isBlank(fields.cost) ? undefined : numberOf(fields.cost),
  reorderAt: isBlank(fields.reorderAt) ? undefined : numberOf(fields.reorderAt),
  ...plainNumbers(fields),
  // An empty row is ignored.
  facts: fields.facts.filter(({ name, value }) => !isBlank(name) || !isBlank(value)),
  variants: undefined,
  ...NO_LEGAL_INPUT,
  ...legalInput(fields),
  ...choicesOf(fields),
})

/** Text for an error, with the field's label in the form. */
export const faultOf = (language: Language, name: string, why: PlainReason): string => {
  const field = labelOf(language, name)
  // The schema's number error means here that `typedAmount` could not read the text.
  if (why.reason === 'field_not_number')
    return translateReason(language, reason('field_not_amount', { field }))
  const [whole] = isTranslated(name.split('.')[0]) ? name.split('.') : [name]
  return translateReason(language, why.params['field'] === whole ? withParams(why, { field }) : why)
}

export const isAskedPerVariant = (name: TextName): boolean =>
  name === 'price' || name === 'countInStock'

export const isNone = ({ none }: ProductFields, name: TextName): boolean =>
  NONE_NAMES.some((known) => known === name && none[known])

/** Errors by path: `price`, `variants.3.price`. */
export type Faults = Record<string, string>

/** Maps the path of a schema or API error to the form, for variants to their row. */
export const pathInForm = (path: readonly PropertyKey[], { variants }: ProductFields): string => {
  const [name, place, field] = path.map(String)
  if (isTranslated(name)) return path.map(String).join('.')
  if (name !== 'variants') return legalNameAt(path.map(String).join('.')) ?? name ?? ''
  // An error of a whole variant is shown at its name.
  return place === undefined
    ? 'variants'
    : `variants.${placeInForm(variants, Number(place))}.${field ?? 'size'}`
}

const required = (language: Language, name: string): string =>
  faultOf(language, name, reason('field_required', { field: name }))

/** Required fields that variants lack. */
const missingInRows = (language: Language, { variants }: ProductFields, kind: FormKind): Faults => {
  const columns = (['price', 'countInStock'] as const).filter((name) => REQUIRED_IN[kind].has(name))
  const missing = variants.flatMap((row, index) =>
    columns
      .filter((column) => isSold(row) && isBlank(row[column]))
      .map((column) => [`variants.${index}.${column}`, required(language, column)]),
  )
  return Object.fromEntries(missing)
}

/** Units of a product without variants, which its new variants must share. */
const unitsToShare = (fields: ProductFields, hadVariants: boolean): number =>
  fields.hasVariants && !hadVariants ? (typedAmount(fields.countInStock) ?? 0) : 0

const unshared = (language: Language, fields: ProductFields, hadVariants: boolean): Faults => {
  const all = unitsToShare(fields, hadVariants)
  const shared = stockOf(fields.variants)
  return all === 0 || all === shared
    ? {}
    : { variants: textIn(language, 'notShared', { shared, all }) }
}

export type FormRules = {
  kind: FormKind
  /** Whether the saved product has variants. */ hadVariants: boolean
}

const variantFaults = (
  language: Language,
  fields: ProductFields,
  { kind, hadVariants }: FormRules,
): Faults => {
  const missing = missingInRows(language, fields, kind)
  // An empty stock has its own error.
  const isEmpty = Object.keys(missing).length > 0 || !fields.variants.some(isSold)
  return { ...(kind === 'edit' && !isEmpty && unshared(language, fields, hadVariants)), ...missing }
}

/** The field's name in error texts: `variants.price`. */
export const schemaName = (path: readonly PropertyKey[]): string =>
  path
    .map(String)
    .filter((part) => !/^\d+$/.test(part))
    .join('.')

/** All errors of a form; only "required" isn't a rule of the contract. */
export const faultsOf = (language: Language, fields: ProductFields, rules: FormRules): Faults => {
  const { kind } = rules
  const faults: Faults = fields.hasVariants ? variantFaults(language, fields, rules) : {}
  const checked = newProductSchema.safeParse(inputOf(fields))
  for (const issue of checked.error?.issues ?? []) {
    const [first = ''] = issue.path
    // A variant without a price has its error in its own cell.
    if (isSetByVariants(String(first), fields)) continue
    faults[pathInForm(issue.path, fields)] ??= faultOf(
      language,
      schemaName(issue.path),
      reasonOfIssue(issue),
    )
  }
  for (const name of TEXT_NAMES) {
    const isAsked = REQUIRED_IN[kind].has(name) && !(fields.hasVariants && isAskedPerVariant(name))
    if (isAsked && listOf(fields[name]).length === 0 && !isNone(fields, name))
      faults[name] = required(language, name)
  }
  return faults
}
