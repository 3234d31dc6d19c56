import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { showServerError } from '#lib/api/server-errors.ts'
import { listOf, TEXT_NAMES } from './product-fields.ts'
import { insertInOrder } from '../images/image-uploads.ts'
import { productResolver } from './product-resolver.ts'
import { useProductDraft } from './use-product-draft.ts'
import { useImageUploads } from '../images/use-image-uploads.ts'
import type { FormKind, ProductFields } from './product-fields.ts'

type Images = ProductFields['images']
type Options = {
  kind: FormKind
  /** Under which an unsaved draft is stored. */
  draftName: string
  start: ProductFields
  /** Writes the product; what it throws is shown at the fields concerned. */
  onSave: (fields: ProductFields, before: ProductFields) => Promise<void>
}

const without = (url: string) => (images: Images) => images.filter((image) => image.url !== url)

/** State and steps of a product form. */
export const useProductForm = ({ kind, draftName, start, onSave }: Options) => {
  const form = useForm<ProductFields>({ resolver: productResolver(kind), defaultValues: start })
  // Reading these from the proxy subscribes to them; the default values are those last saved.
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

  /** In which order the images uploaded here were chosen, by URL. */
  const [chosen] = useState(() => new Map<string, number>())
  const uploading = useImageUploads((url, key) => {
    chosen.set(url, key)
    changeImages((all) => insertInOrder(all, url, chosen))
  })

  /** The server has removed the image from the saved product, so this is not an unsaved change. */
  const forgetImage = (url: string) => {
    const typed = form.getValues()
    form.reset({ ...saved, images: without(url)(saved.images) })
    form.reset(
      { ...typed, images: without(url)(typed.images) },
      { keepDefaultValues: true, keepErrors: true },
    )
    draft.forgetImage(url)
  }

  /** The server has the new stock already, so this is not an unsaved change. */
  const settleStock = (count: number) => {
    const typed = form.getValues()
    const countInStock = String(count)
    form.reset({ ...saved, countInStock })
    form.reset({ ...typed, countInStock }, { keepDefaultValues: true, keepErrors: true })
  }

  const submit = form.handleSubmit(async (fields) => {
    try {
      await onSave(fields, saved)
      draft.forget()
    } catch (error) {
      showServerError(form, [...TEXT_NAMES, 'images', 'facts'], error)
    }
  })

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
