import { set } from 'react-hook-form'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { faultsOf } from './product-faults.ts'
import type { FormRules } from './product-faults.ts'
import type { ProductFields } from './product-fields.ts'

/** The rules of the create form or of the edit form. */
export const productResolver =
  (rules: FormRules): Resolver<ProductFields> =>
  (fields) => {
    const faults = Object.entries(faultsOf(fields, rules))
    if (faults.length === 0) return { values: fields, errors: {} }
    const errors: FieldErrors<ProductFields> = {}
    // What concerns all variants comes before what concerns one, and takes nothing away from it.
    const outer = faults.toSorted(([one], [other]) => one.length - other.length)
    for (const [path, message] of outer) set(errors, path, { type: 'rule', message })
    return { values: {}, errors }
  }
