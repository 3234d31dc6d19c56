import { reason } from '@bartan/contract/reasons/reasons'
import type { Legal } from '@bartan/contract/settings/settings'
import { invalidField } from '#domain/app-error.ts'

/** Throws if the buyer's GSTIN is the seller's: nobody invoices themselves. */
export const refuseOwnGstin = (
  { buyerGstin }: { buyerGstin?: string | null | undefined },
  { gstin }: Pick<Legal, 'gstin'>,
): void => {
  if (buyerGstin && buyerGstin === gstin) throw invalidField('buyerGstin', reason('gstin_of_shop'))
}
