import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { BusyButton, ButtonLink } from '#components/ui/elements.tsx'
import { DraftOffer } from '#components/ui/form/draft-offer.tsx'
import { FormFoot } from '#components/ui/form/form-foot.tsx'
import { LeaveDialog } from '#components/ui/overlay/leave-dialog.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { ImagesField } from '../images/images-field.tsx'
import { useText } from '../texts.ts'
import { CollapsiblePart } from './collapsible-part.tsx'
import type { FormKind, ProductFields } from './product-fields.ts'
import { FormColumns } from './product-form-layout.tsx'
import { ProductTextFields } from './product-text-fields.tsx'
import { useProductForm } from './use-product-form.ts'

/** From here on the pictures are beside the fields; above them on a phone, they would fill its first screen. */
const BESIDE_FIELDS_PX = 1024

type ProductFormProps = {
  kind: FormKind
  draftName: string
  start: ProductFields
  submitLabel: string
  onSave: (fields: ProductFields, before: ProductFields) => Promise<void>
  /** Button beside the stock; reports a stock that it has saved itself to the form. */
  stockAction?: (settleStock: (countInStock: number) => void) => ReactNode
}

/** The form for a new or existing product (spec §5). */
export const ProductForm = ({ submitLabel, stockAction, ...options }: ProductFormProps) => {
  const t = useText()
  const {
    form,
    images,
    colors,
    changeImages,
    forgetImage,
    settleStock,
    uploading,
    submit,
    ...rest
  } = useProductForm(options)
  const { draft, isUnsaved } = rest
  const { errors, isSubmitting } = form.formState
  const state = useWatch({ control: form.control, name: 'state' })
  const saveLabel = options.kind === 'create' && state === 'draft' ? t('createDraft') : submitLabel
  const label = uploading.isUploading ? t('uploading') : saveLabel
  return (
    <FormColumns noValidate data-covers-foot="120px" onSubmit={(event) => void submit(event)}>
      {draft.isOffered && <DraftOffer onRestore={draft.restore} onDiscard={draft.discard} />}
      <CollapsiblePart
        title={t('images')}
        state={images.length > 0 ? { text: String(images.length), tone: 'success' } : undefined}
        isFaulty={Boolean(errors.images)}
        startsOpen={options.start.images.length === 0 || innerWidth >= BESIDE_FIELDS_PX}
      >
        <ImagesField
          images={images}
          colors={colors}
          onChange={changeImages}
          onDeleted={forgetImage}
          uploading={uploading}
          error={errors.images?.message ?? errors.images?.root?.message}
        />
      </CollapsiblePart>
      <ProductTextFields
        form={form}
        kind={options.kind}
        hadVariants={options.start.hasVariants}
        stockAction={stockAction?.(settleStock)}
      />
      <FormFoot failure={errors.root?.message}>
        <BusyButton type="submit" variant="accent" isBusy={isSubmitting || uploading.isUploading}>
          {isSubmitting ? t('saving') : label}
        </BusyButton>
        <ButtonLink variant="quiet" to={adminPaths.products}>
          {t('cancel')}
        </ButtonLink>
      </FormFoot>
      <LeaveDialog isDirty={isUnsaved}>{t('unsaved')}</LeaveDialog>
    </FormColumns>
  )
}
