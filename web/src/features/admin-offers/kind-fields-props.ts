import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import type { ChangeDraft, OfferDraft } from './offer-draft.ts'

/** Props of the fields that only some kinds of offers have. */
export type KindFieldsProps = {
  draft: OfferDraft
  change: ChangeDraft
  /** What the server said, by the names of the fields. */
  errors: Readonly<Record<string, string>>
  products: readonly AdminProduct[]
}
