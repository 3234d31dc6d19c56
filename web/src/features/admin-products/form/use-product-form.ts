import { listOf } from '@bartan/contract/products/fields/field-cells'
import type { Language } from '@bartan/contract/shop/languages'
import { useMemo, useState } from 'react'
import {
  useForm,
  useWatch,
  set,
  type FieldErrors,
  type FieldPath,
  type Resolver,
} from 'react-hook-form'
import { ApiError } from '#lib/api/api-error.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { insertInOrder } from '../images/image-uploads.ts'
import { useImageUploads } from '../images/use-image-uploads.ts'
import { LEGAL_NAMES, legalNameAt } from '../legal-details/legal-texts.ts'
import { focusFirstFault } from '../variants/grid-focus.ts'
import { useText } from '../variants/texts.ts'
import { pathInForm, faultsOf, type FormRules } from './product-faults.ts'
import { TEXT_NAMES, isTranslated, type FormKind, type ProductFields } from './product-fields.ts'
import { useProductDraft } from './use-product-draft.ts'

/** Validation of the create or edit form. */
const productResolver =
  (language: Language, rules: FormRules): Resolver<ProductFields> =>
  (fields) => {
    const faults = Object.entries(faultsOf(language, fields, rules))
    if (faults.length === 0) return { values: fields, errors: {} }
    const errors: FieldErrors<ProductFields> = {}
    // Errors of all variants come before those of one, so that setting one keeps the other.
    const outer = faults.toSorted(([one], [other]) => one.length - other.length)
    for (const [path, message] of outer) set(errors, path, { type: 'rule', message })
    return { values: {}, errors }
  }

type Images = ProductFields['images']
type Options = {
  kind: FormKind
  /** Name under which an unsaved draft is stored. */
  draftName: string
  start: ProductFields
  /** Saves the product; its errors are shown at their fields. */
  onSave: (fields: ProductFields, before: ProductFields) => Promise<void>
}

const NAMES = [...TEXT_NAMES, 'images', 'facts'] as const

/** The form field for an API error's path. */
const nameInForm = (path: string, fields: ProductFields): FieldPath<ProductFields> | undefined =>
  path.startsWith('variants') || isTranslated(path.split('.')[0])
    ? (pathInForm(path.split('.'), fields) as FieldPath<ProductFields>)
    : (legalNameAt(path) ?? NAMES.find((known) => known === path.split('.')[0]))

/** Focuses the first invalid cell of the variant grid, which react-hook-form doesn't know. */
const focusFirstCell = (errors: FieldErrors<ProductFields>): void => {
  if ([...TEXT_NAMES, ...LEGAL_NAMES].some((name) => errors[name])) return
  focusFirstFault(
    Object.entries(errors.variants ?? {}).flatMap(([index, cells]) =>
      Object.keys(cells ?? {}).map((name) => `variants.${index}.${name}`),
    ),
  )
}

const without = (url: string) => (images: Images) => images.filter((image) => image.url !== url)

export const useProductForm = ({ kind, draftName, start, onSave }: Options) => {
  const t = useText()
  const [resolver] = useState(() =>
    productResolver(t.language, { kind, hadVariants: start.hasVariants }),
  )
  const form = useForm<ProductFields>({ resolver, defaultValues: start })
  // Reading these from the proxy subscribes to them; the default values are the last saved ones.
  const { isDirty, isSubmitSuccessful, defaultValues } = form.formState
  const [images, colors] = useWatch({ control: form.control, name: ['images', 'colors'] })
  const [first] = useState(start)
  const saved = useMemo(
    () => ({ ...first, ...defaultValues }) as ProductFields,
    [first, defaultValues],
  )
  const draft = useProductDraft({ name: draftName, form, saved, keepsStock: kind === 'create' })

  const changeImages = (change: (all: Images) => Images) =>
    form.setValue('images', change(form.getValues('images')), { shouldDirty: true })

  /** Order in which uploaded images were chosen, by URL. */
  const [chosen] = useState(() => new Map<string, number>())
  const uploading = useImageUploads((url, key) => {
    chosen.set(url, key)
    changeImages((all) => insertInOrder(all, url, chosen))
  })

  /** Applies a change that the server made to both saved and typed values, so that it doesn't count as unsaved. */
  const settle = (change: (fields: ProductFields) => Partial<ProductFields>) => {
    const typed = form.getValues()
    form.reset({ ...saved, ...change(saved) })
    form.reset({ ...typed, ...change(typed) }, { keepDefaultValues: true, keepErrors: true })
  }

  const forgetImage = (url: string) => {
    settle((fields) => ({ images: without(url)(fields.images) }))
    draft.forgetImage(url)
  }

  const settleStock = (count: number) => settle(() => ({ countInStock: String(count) }))

  /** Units were sold while they were divided among variants: divides the rest. */
  const settleShared = (error: unknown, fields: ProductFields): boolean => {
    const now = error instanceof ApiError ? error.current?.countInStock : undefined
    if (now === undefined || !fields.hasVariants || start.hasVariants) return false
    const message = t('conflictShared', { was: fields.countInStock, now })
    settleStock(now)
    form.setError('variants', { type: 'server', message })
    return true
  }

  const submit = form.handleSubmit(async (fields) => {
    try {
      await onSave(fields, saved)
      draft.forget()
    } catch (error) {
      if (settleShared(error, fields)) return
      showServerError(t.language, form, (path) => nameInForm(path, fields), error)
      if (error instanceof ApiError)
        focusFirstFault(Object.keys(error.fields).map((path) => nameInForm(path, fields) ?? ''))
    }
  }, focusFirstCell)

  return {
    form,
    images,
    colors: listOf(colors),
    changeImages,
    forgetImage,
    settleStock,
    uploading,
    submit,
    draft,
    isUnsaved: (isDirty || uploading.isUploading) && !isSubmitSuccessful,
  }
}
