import type { FieldErrors, Resolver } from 'react-hook-form'
import { faultsOf } from './product-fields.ts'
import type { FormKind, ProductFields } from './product-fields.ts'

const RESOLVERS = Object.fromEntries(
  (['create', 'edit'] as const).map((kind): [FormKind, Resolver<ProductFields>] => [
    kind,
    (fields) => {
      const faults = Object.entries(faultsOf(fields, kind))
      if (faults.length === 0) return { values: fields, errors: {} }
      const errors = Object.fromEntries(
        faults.map(([name, message]) => [name, { type: 'rule', message }]),
      ) as FieldErrors<ProductFields>
      return { values: {}, errors }
    },
  ]),
) as Record<FormKind, Resolver<ProductFields>>

/** The rules of the create form or of the edit form. */
export const productResolver = (kind: FormKind): Resolver<ProductFields> => RESOLVERS[kind]
