import { BulkSource } from './bulk-source.tsx'
import { BulkSteps } from './bulk-steps.tsx'
import { checkTable, useBulkEdit } from './use-bulk-edit.ts'
import { useLanguage } from '#i18n/language.ts'
import { useShop } from '#lib/shop-settings.ts'

/** Bulk edit from a table, with a preview before anything is written. */
export const BulkEdit = () => {
  const language = useLanguage()
  const shop = useShop()
  const edit = useBulkEdit((text: string) => checkTable(language, shop, text))
  const { checking } = edit
  return (
    <BulkSteps edit={edit}>
      <BulkSource error={checking.error} isBusy={checking.isPending} onText={checking.mutate} />
    </BulkSteps>
  )
}
