import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { FieldMap } from './field.ts'
import type { Language } from '@bartan/contract/shop/languages'

export type Errors = Readonly<Record<string, string>>

export type FieldsProps = {
  fields: FieldMap
  /** '' for the settings themselves. */
  path: string
  value: unknown
}

export type FormState = {
  /** The fields of an object: those of entries and groups, within their control. */
  Fields: (props: FieldsProps) => ReactNode
  set: (path: string, value: unknown) => void
  /** By path. */
  errors: Errors
  /** The languages in which texts can be given besides the usual one. */
  languages: readonly Language[]
  /** Until it is settled, nothing can be saved: a picture is on its way. */
  hold: (work: Promise<unknown>) => void
}

const FormContext = createContext<FormState | undefined>(undefined)

export const FormProvider = FormContext.Provider

export const useFormState = (): FormState => {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field of the settings is outside their form')
  return form
}
