import { BulkSource } from './bulk-source.tsx'
import { BulkSteps } from './bulk-steps.tsx'
import { checkTable, useBulkEdit } from './use-bulk-edit.ts'

/** A table in; what it would change is shown before anything is written. */
export const BulkEdit = () => {
  const edit = useBulkEdit(checkTable)
  const { checking } = edit
  return (
    <BulkSteps edit={edit}>
      <BulkSource error={checking.error} isBusy={checking.isPending} onText={checking.mutate} />
    </BulkSteps>
  )
}
