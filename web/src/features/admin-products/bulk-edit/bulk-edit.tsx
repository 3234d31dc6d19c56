import { BulkSource } from './bulk-source.tsx'
import { BulkSteps } from './bulk-steps.tsx'
import { checkTable, useBulkEdit } from './use-bulk-edit.ts'

/** Bulk edit from a table, with a preview before anything is written. */
export const BulkEdit = () => {
  const edit = useBulkEdit(checkTable)
  const { checking } = edit
  return (
    <BulkSteps edit={edit}>
      <BulkSource error={checking.error} isBusy={checking.isPending} onText={checking.mutate} />
    </BulkSteps>
  )
}
