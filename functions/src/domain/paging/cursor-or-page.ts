import { reason } from '@bartan/contract/reasons/reasons'
import { invalidField } from '#domain/app-error.ts'

/** A cursor is a place of its own, which no page number can count from. */
export const refuseBoth = ({
  cursor,
  page,
}: {
  cursor?: string | undefined
  page?: number | undefined
}): void => {
  if (cursor !== undefined && page !== undefined)
    throw invalidField('cursor', reason('field_not_with', { field: 'cursor', other: 'page' }))
}
