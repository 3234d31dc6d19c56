import { reason } from '@bartan/contract/reasons/reasons'
import type { Legal } from '@bartan/contract/settings/settings'
import { invalidField } from '#domain/app-error.ts'

type Buyer = { buyerGstin?: string | null | undefined; buyerName?: string | null | undefined }

/**
 * Throws if the buyer's GSTIN is the seller's, since nobody invoices themselves, or if a firm is named without its own:
 * the bill would be made out to somebody whom no tax office knows.
 */
export const refuseBuyer = (
  { buyerGstin, buyerName }: Buyer,
  { gstin }: Pick<Legal, 'gstin'>,
): void => {
  if (buyerGstin && buyerGstin === gstin) throw invalidField('buyerGstin', reason('gstin_of_shop'))
  if (buyerName && !buyerGstin)
    throw invalidField(
      'buyerName',
      reason('field_only_with', { field: 'buyerName', other: 'buyerGstin' }),
    )
}
