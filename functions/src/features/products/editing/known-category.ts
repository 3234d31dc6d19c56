import { reason } from '@bartan/contract/reasons/reasons'
import { invalidField } from '#domain/app-error.ts'
import type { Edit, StoredProduct } from './edit.ts'

export const refuseUnknownCategory = (category: string, known: readonly string[]): void => {
  if (!known.includes(category))
    throw invalidField(
      'category',
      reason('field_not_one_of', { field: 'category', choices: known.join(', ') }),
    )
}

/** Throws if an edit sets a category that the shop doesn't have; looks them up only then. */
export const ensureCategory = async (
  edit: Edit,
  { category }: { category: string },
  before?: StoredProduct,
): Promise<void> => {
  if (category !== before?.fields.category) refuseUnknownCategory(category, await edit.categories())
}
