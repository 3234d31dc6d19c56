import type { Language } from '@bartan/contract/shop/languages'
import { createContext, useContext, type ReactNode } from 'react'
import type { FieldMap } from './field.ts'

export type Errors = Readonly<Record<string, string>>

export type FieldsProps = {
  fields: FieldMap
  /** '' for the root. */
  path: string
  value: unknown
}

export type FormState = {
  /** Renders the fields of an entry. */
  Fields: (props: FieldsProps) => ReactNode
  set: (path: string, value: unknown) => void
  errors: Errors
  /** Languages other than the default that texts can have. */
  languages: readonly Language[]
  /** Whether the texts of those languages are shown. */
  isTranslating: boolean
  /** Blocks saving until a promise settles, such as an upload. */
  hold: (work: Promise<unknown>) => void
}

const FormContext = createContext<FormState | undefined>(undefined)

export const FormProvider = FormContext.Provider

export const useFormState = (): FormState => {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field of the settings is outside their form')
  return form
}
